/** How many attempts to pay one order takes, and how much of other things it holds. */
export const mostAttempts = 20
export const mostSlips = 5
export const mostRefunds = 10
export const mostLines = 100
export const longestReason = 500
export const longestTitle = 100
/** How long the texts of a fee table are. */
export const feeLimits = { source: 200, sourceUrl: 2000, note: 500 } as const
/** What staff may write: the most of one fee, the length of the note, and how many orders or entries a list counts. */
export const deskLimits = { quantity: 9_999, note: 2000, counted: 10_000 } as const
export const settingsLimits = { payWithinMinutes: 43_200, slipExtendsDays: 30 } as const
