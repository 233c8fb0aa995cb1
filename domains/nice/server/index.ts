import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { deskNiceApi } from '../contract/desk-endpoints.ts'
import { niceApi } from '../contract/endpoints.ts'
import type { ReferencePermission } from '../contract/permissions.ts'
import { demonstrateEditions } from './built-in/demonstrate-editions.ts'
import { prepareEditions } from './built-in/prepare-editions.ts'
import { uploadEdition } from './desk/import-edition.ts'
import { deleteEdition, publishEdition } from './desk/publish-edition.ts'
import { editionRecord } from './desk/record-edition-act.ts'
import { listDeskEditions, viewDeskEdition } from './desk/view-edition.ts'
import { holdEditions } from './hold-ahead.ts'
import { listIndustries, readIndustries, recommendItems, saveIndustries } from './industry/industries.ts'
import { listClasses, listEditions, listGroups, listMoves } from './look-ups.ts'
import { searchItems, searchSeconds } from './search/search-items.ts'

export { importEdition } from './desk/import-edition.ts'
export { publishEdition } from './desk/publish-edition.ts'
export type { Edition } from './edition/edition.ts'
export { editionFor } from './edition/held.ts'
export { findingsFor } from './findings.ts'
export { offeredFor } from './industry/industries.ts'

const permission: ReferencePermission = 'trademarks.reference'

/** The classification of goods and services: its dated editions, the search in them, and what industries usually need. */
export const niceServer: ServerDomain = {
  name: 'nice',
  routes: [
    ...bindRoutes(niceApi, {
      classes: listClasses,
      groups: listGroups,
      search: searchItems,
      industries: listIndustries,
      recommend: recommendItems,
      editions: listEditions,
      moves: listMoves,
    }),
    ...bindRoutes(deskNiceApi, {
      listEditions: listDeskEditions,
      importEdition: uploadEdition,
      readEdition: viewDeskEdition,
      deleteEdition,
      publishEdition,
      readIndustries,
      saveIndustries,
    }),
  ],
  records: [editionRecord],
  prepare: prepareEditions,
  demonstrate: [{ name: 'nice.editions', title: '商品和服务分类', run: demonstrateEditions }],
  tickers: [holdEditions],
  metrics: [searchSeconds.metric],
  permissions: permissionsIn<ReferencePermission>('商标', { [permission]: '维护商标参考数据' }),
  purviews: [
    {
      name: '商标',
      icon: 'list',
      access: 'trademarks',
      path: '',
      sort: 30,
      children: [
        { name: '分类版本', icon: 'book', access: 'trademarks.editions', path: '/nice-editions', sort: 10, permission },
        {
          name: '行业推荐',
          icon: 'list',
          access: 'trademarks.industries',
          path: '/nice-industries',
          sort: 20,
          permission,
        },
      ],
    },
  ],
}
