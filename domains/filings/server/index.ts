import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { filingsApi } from '../contract/endpoints.ts'
import { handlersWith } from './handlers.ts'
import { filingMatters } from './own-matters.ts'
import { filingsPersonal } from './personal.ts'
import { takeOverSheets } from './take-over-sheets.ts'
import type { Vault } from './vault.ts'

export { filingRightForm } from './right-form.ts'

/** Sheets for filing a right with customs oneself. `vault` is the home of the rights and of their recordals. */
export const createFilingsServer = (vault: Vault): ServerDomain => ({
  name: 'filings',
  personal: filingsPersonal,
  routes: bindRoutes(filingsApi, handlersWith(vault)),
  prepare: takeOverSheets(vault),
  demonstrate: [
    {
      name: 'filings',
      title: '备案材料清单',
      run: async (ctx, people) => (await import('./seed-sheets.ts')).seedSheets(vault, ctx, people),
    },
  ],
  texts: [{ key: 'filing-note', name: '自助备案说明', place: '自助备案页，在信息表列表下面' }],
  matters: filingMatters(vault),
})
