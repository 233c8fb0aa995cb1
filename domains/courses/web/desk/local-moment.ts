/** Asia/Shanghai has had one offset and no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

/** `2026-12-01T14:00` in Asia/Shanghai, as a field for date and time holds it; empty for none. */
export const localMomentText = (moment: number | null): string =>
  moment === null ? '' : new Date(moment + shanghaiOffsetMs).toISOString().slice(0, 16)
