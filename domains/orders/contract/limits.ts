/** How many attempts to pay one order takes, and how much of other things it holds. */
export const mostAttempts = 20
export const mostSlips = 5
export const mostRefunds = 10
export const mostLines = 100
export const longestReason = 500
export const longestTitle = 100
