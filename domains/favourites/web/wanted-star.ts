import type { FavouriteKey } from '../contract/favourite.ts'
import { isSame } from './favourites-store.ts'

const slot = 'onechain_wanted_star'
/** How long a press is remembered, in ms; a login takes no longer. */
const lifeMs = 30 * 60_000

/** Remembers, in this tab alone, that a visitor pressed a star and was sent to the login. */
export const wantStar = ({ kind, reference }: FavouriteKey): void =>
  sessionStorage.setItem(slot, JSON.stringify({ kind, reference, at: Date.now() }))

const readWanted = (): (FavouriteKey & { at: number }) | undefined => {
  try {
    const wanted: unknown = JSON.parse(sessionStorage.getItem(slot) ?? 'null')
    const isWanted = typeof wanted === 'object' && wanted !== null && 'kind' in wanted && 'at' in wanted
    return isWanted ? (wanted as FavouriteKey & { at: number }) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether this star was pressed before the login; the press is forgotten with the answer. */
export const takeWantedStar = (key: FavouriteKey): boolean => {
  const wanted = readWanted()
  if (!wanted || !isSame(wanted, key)) return false
  sessionStorage.removeItem(slot)
  return Date.now() - wanted.at < lifeMs
}
