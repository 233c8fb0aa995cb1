import type { Authority } from './authority.ts'

/** After this many failures in a row the portal stops asking an authority for a while, so that it does not add to its load. */
const failuresToOpen = 5
const openForMs = 30_000

type State = { failures: number; openUntil: number }

/** The state is kept in the memory of this process; every other process finds out for itself. */
const states = new WeakMap<Authority, State>()

/** Whether the portal may ask the authority at `now` (epoch ms); when the pause is over, one call tries it again. */
export const mayAsk = (authority: Authority, now: number): boolean => (states.get(authority)?.openUntil ?? 0) <= now

export const noteFailure = (authority: Authority, now: number): void => {
  const failures = (states.get(authority)?.failures ?? 0) + 1
  states.set(authority, { failures, openUntil: failures >= failuresToOpen ? now + openForMs : 0 })
}

export const noteSuccess = (authority: Authority): void => {
  states.delete(authority)
}

/** When the authority may be asked again, epoch ms. */
export const openUntil = (authority: Authority): number => states.get(authority)?.openUntil ?? 0
