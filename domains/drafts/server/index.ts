import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { draftsApi } from '../contract/endpoints.ts'
import { draftsPersonal } from './personal.ts'
import { countDrafts, listDrafts, readDraft } from './read-drafts.ts'
import { removeDraft, sweepDrafts } from './remove-draft.ts'
import { saveDraft } from './save-draft.ts'

export { dropDraft } from './remove-draft.ts'

export const draftsServer: ServerDomain = {
  name: 'drafts',
  personal: draftsPersonal,
  routes: bindRoutes(draftsApi, { list: listDrafts, read: readDraft, save: saveDraft, remove: removeDraft }),
  countDrafts,
  jobs: [
    {
      name: 'drafts.sweep',
      cron: '29 3 * * *',
      run: async (ctx) => ctx.log.info({ swept: await sweepDrafts(ctx) }, 'old drafts swept'),
    },
  ],
}
