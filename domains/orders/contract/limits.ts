/** How many attempts to pay one order takes, and how much of other things it holds. */
export const mostAttempts = 20
export const mostSlips = 5
export const mostRefunds = 10
export const mostLines = 100
export const longestReason = 500
export const longestTitle = 100
/** How long the texts of a fee table are. */
export const feeLimits = { source: 200, sourceUrl: 2000, note: 500 } as const
