import { savedLimits } from '../../contract/saved-search.ts'

/** A name to begin with, cut to what a name may have. */
export const titleFrom = (words: string): string => [...words].slice(0, savedLimits.title).join('')
