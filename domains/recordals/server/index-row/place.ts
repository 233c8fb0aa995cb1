const dayMs = 86_400_000
/** 2100-01-01: no recordal begins after it. */
const lastDay = Date.UTC(2100, 0, 1) / dayMs
const withoutDate = 999_999

/** Recordals that are not in effect have places from this number on. */
export const notInEffectFrom = 1_000_000

/**
 * The place of a row in every answer, the smallest first: recordals in effect stand before the others, then the later one
 * begins before the earlier one, and those without a first day stand last. Rows with equal places follow by id.
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
