import type { Authority } from './authority.ts'

/** After so many failures in a row an authority is left alone for a while: it has enough to do. */
const failuresToOpen = 5
const openForMs = 30_000

type State = { failures: number; openUntil: number }

/** In this process's memory: another process finds out for itself. */
const states = new WeakMap<Authority, State>()

/** Whether the authority may be asked at `now` (epoch ms); when its pause is over, one call finds out. */
export const mayAsk = (authority: Authority, now: number): boolean => (states.get(authority)?.openUntil ?? 0) <= now

export const noteFailure = (authority: Authority, now: number): void => {
  const failures = (states.get(authority)?.failures ?? 0) + 1
  states.set(authority, { failures, openUntil: failures >= failuresToOpen ? now + openForMs : 0 })
}

export const noteSuccess = (authority: Authority): void => {
  states.delete(authority)
}

/** When it may be asked again, epoch ms. */
export const openUntil = (authority: Authority): number => states.get(authority)?.openUntil ?? 0
