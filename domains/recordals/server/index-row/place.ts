const dayMs = 86_400_000
/** 2100-01-01: no recordal begins later. */
const lastDay = Date.UTC(2100, 0, 1) / dayMs
const withoutDate = 999_999

/** From here on stand those that are not in effect. */
export const notInEffectFrom = 1_000_000

/**
 * Where a row stands in every answer, the smallest first: what is in effect before what is not, then the later it began
 * the sooner, those without a day last. Rows of one place stand in the order of their ids.
 */
export const placeOf = ({
  recordState,
  recordBeginDate,
}: {
  recordState: number
  recordBeginDate: string | null
}): number => {
  const group = recordState === 1 ? 0 : notInEffectFrom
  if (recordBeginDate === null) return group + withoutDate
  const day = Date.parse(`${recordBeginDate}T00:00:00Z`) / dayMs
  return group + Math.min(withoutDate - 1, Math.max(0, lastDay - day))
}
