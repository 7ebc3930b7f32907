#!/bin/sh
# Makes the pictures of the README anew, from the program's own screen:
#     MERELS=target/release/merels sh docs/pictures.sh
# A test compares them to the byte with what the program draws now.
set -eu
merels=${MERELS:-merels}
out=${OUT:-$(dirname "$0")}

picture() {
    name=$1
    shift
    "$merels" --color always "$@" > "$out/$name.svg"
}

# A running game in a large window: White has just closed a mill.
picture game picture --lang en --theme dark --window 110x36 \
    --position "3/3/3/6/3/3/3 w 9 9 0" \
    --keys "d6<Enter>f4<Enter>d2<Enter>b4<Enter>f6<Enter>f2<Enter>b6xf4<Enter>f4<Enter>d5<Enter>e3<Enter>d7xf2<Enter>"

# A puzzle in a light terminal: White has closed a mill and is to take a stone.
picture puzzle picture --lang en --theme light --light --window 84x26 \
    --keys "jjjj<Enter>jj<Enter>c5d5<Enter>"

# The rule book in Lithuanian: the double mill, frame by frame.
picture book picture --lang lt --theme terminal --window 80x45 \
    --keys "R<Down><Down><Down><Down><Down><Down><Down><Down><Enter>"

# The smallest board, in a window that is hardly larger.
picture small picture --lang et --theme dark --window 34x18 \
    --position "WW1/B2/2B/1B1W1W/W2/BB1/3 w 0 0" --keys "g4"
