const shanghaiOffset = 8 * 3_600_000

/** `2026-11-20 13:40:00` in Asia/Shanghai: a proof's time is read to the second. */
export const preciseText = (moment: number): string =>
  new Date(moment + shanghaiOffset).toISOString().slice(0, 19).replace('T', ' ')
