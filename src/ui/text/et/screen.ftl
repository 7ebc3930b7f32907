### The screen: status, refusals, results, menus, help.
