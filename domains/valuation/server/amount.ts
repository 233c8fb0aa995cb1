/** A sum with two decimals, as the wire has money. */
export const amountOf = (sum: number): string => sum.toFixed(2)
