import { wordsOf } from '@portal/names/contract'
import { newsLimits } from './limits.ts'

/** The words of a search of articles; it ignores those beyond the limit. */
export const searchWords = (keyword: string): string[] => wordsOf(keyword, newsLimits.words)
