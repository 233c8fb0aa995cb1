import { bindRoutes, type Listener, type Route } from '@portal/platform/server'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import { changeSearch, removeSearch } from './change-search.ts'
import type { RemindedElsewhere } from './describe-searches.ts'
import { findNews } from './find-news.ts'
import { listHits, listSearches, readHit } from './list-searches.ts'
import { saveSearch } from './save-search.ts'

export const savedRoutes = (remindedElsewhere: RemindedElsewhere): Route[] =>
  bindRoutes(savedSearchesApi, {
    list: listSearches(remindedElsewhere),
    save: saveSearch,
    change: changeSearch(remindedElsewhere),
    remove: removeSearch,
    hits: listHits,
    hit: readHit(remindedElsewhere),
  })

export const savedListener: Listener = {
  event: 'recordals.imported',
  name: 'recordals.find-news',
  react: async (ctx, data, occurrence) => {
    await findNews(ctx, (data as { importId: string }).importId, occurrence)
  },
}
