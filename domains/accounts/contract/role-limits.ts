/** How many roles the operator makes at most besides the built-in ones, how long a name is, and how many keys a list has. */
export const roleLimits = { roles: 50, name: 30, keys: 200, key: 64 }

/** How many members of staff there are at most, those who are only invited or disabled included. */
export const mostStaff = 200
