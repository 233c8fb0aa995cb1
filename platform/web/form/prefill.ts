/** What one page already knows for the form that it opens. Nothing personal: the form asks for that itself. */
export type PrefillOffer = {
  /** The page that the values come from, in the words that the form shows to the user: 预警自查. */
  from: string
  values: Readonly<Record<string, unknown>>
}

/**
 * The one offer that waits. It is kept in memory alone: it outlives a login on the way, and no address and no storage shows
 * it.
 */
let pending: { path: string; offer: PrefillOffer } | undefined

const pathOf = (address: string): string => address.split('?')[0] ?? address

/** Offers values to the form at the address `to`. The names of the values are the names of that form's fields. */
export const offerPrefill = (to: string, offer: PrefillOffer): void => {
  pending = { path: pathOf(to), offer }
}

/** The offer for the form at this path. It stays until `dropPrefill` removes it, when the form was sent or cleared. */
export const findPrefill = (path: string): PrefillOffer | undefined =>
  pending?.path === path ? pending.offer : undefined

export const dropPrefill = (path: string): void => {
  if (pending?.path === path) pending = undefined
}

/**
 * The form's default values, replaced by offered values where the form has a field of that name and the types of both
 * values agree.
 */
export const prefilled = <T extends object>(defaults: T, offer: PrefillOffer | undefined): T => {
  if (!offer) return defaults
  const own = new Map<string, unknown>(Object.entries(defaults))
  const fitting = Object.entries(offer.values).filter(
    ([name, value]) => own.has(name) && typeof own.get(name) === typeof value,
  )
  return { ...defaults, ...Object.fromEntries(fitting) }
}
