/** What one page already knows for the form that it opens. Nothing personal: the form asks for that itself. */
export type PrefillOffer = {
  /** Whose words these are, as the form tells the user: 预警自查. */
  from: string
  values: Readonly<Record<string, unknown>>
}

/** One offer at a time, in memory: it outlives a login on the way, and no address and no storage shows it. */
let pending: { path: string; offer: PrefillOffer } | undefined

const pathOf = (address: string): string => address.split('?')[0] ?? address

/** Hands values to the form at `to`, whose fields have these names. */
export const offerPrefill = (to: string, offer: PrefillOffer): void => {
  pending = { path: pathOf(to), offer }
}

/** What waits for the form at this path; it stays until the form was sent or cleared. */
export const findPrefill = (path: string): PrefillOffer | undefined =>
  pending?.path === path ? pending.offer : undefined

export const dropPrefill = (path: string): void => {
  if (pending?.path === path) pending = undefined
}

/** The form's own beginning with what is offered, where name and kind of value agree. */
export const prefilled = <T extends object>(defaults: T, offer: PrefillOffer | undefined): T => {
  if (!offer) return defaults
  const own = new Map<string, unknown>(Object.entries(defaults))
  const fitting = Object.entries(offer.values).filter(
    ([name, value]) => own.has(name) && typeof own.get(name) === typeof value,
  )
  return { ...defaults, ...Object.fromEntries(fitting) }
}
