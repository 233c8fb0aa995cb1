import type { SavedSearch, SearchHit } from '../../contract/saved-search.ts'
import { conditionWords, type Said } from './condition-words.ts'

/** How many rows a hit has, as text: `12 条`, `10,000+ 条`. */
export const hitTotal = ({ total, totalIsExact }: Pick<SearchHit, 'total' | 'totalIsExact'>): string =>
  `${total.toLocaleString('zh-CN')}${totalIsExact ? '' : '+'} 条`

/** What a saved search looks for, in words. */
export const wantedWords = ({ query, watched }: Pick<SavedSearch, 'query' | 'watched'>): string =>
  watched ?? conditionWords((query ?? {}) as Said)
