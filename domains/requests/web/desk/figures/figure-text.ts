/** A share in percent, rounded down, so that 100% means that all were kept. */
export const shareText = (kept: number, count: number): string => `${Math.floor((kept / count) * 100)}%`
