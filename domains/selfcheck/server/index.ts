import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { selfCheckApi } from '../contract/endpoints.ts'
import { getSelfCheck, listSelfChecks } from './own-self-checks.ts'
import { selfcheckPersonal } from './personal.ts'
import { removeSelfCheck } from './remove-self-check.ts'
import { saveSelfCheck } from './save-self-check.ts'

export { gradeSelfCheck } from './grade.ts'

export const selfcheckServer: ServerDomain = {
  name: 'selfcheck',
  personal: selfcheckPersonal,
  routes: bindRoutes(selfCheckApi, {
    save: saveSelfCheck,
    list: listSelfChecks,
    detail: getSelfCheck,
    remove: removeSelfCheck,
  }),
  demonstrate: [
    {
      name: 'selfcheck',
      title: '风险自查记录',
      run: async (ctx, people) => (await import('./seed-self-checks.ts')).seedSelfChecks(ctx, people),
    },
  ],
}
