import { savedLimits } from '../../contract/saved-search.ts'

/** A first title for a saved search, made from its conditions and cut to the longest title. */
export const titleFrom = (words: string): string => [...words].slice(0, savedLimits.title).join('')
