import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { delegationsApi } from '../contract/delegation-endpoints.ts'
import { deskRightsApi } from '../contract/desk-endpoints.ts'
import { rightsApi } from '../contract/endpoints.ts'
import { deskRightsPath } from '../contract/paths.ts'
import type { RightPermission } from '../contract/permissions.ts'
import type { RightForm } from '../contract/prefill.ts'
import type { FindRequestRights } from './completed-request.ts'
import { countAsked, paperLookListener } from './desk-rights.ts'
import { delegationHandlers, deskHandlers, handlersWith } from './handlers.ts'
import { importRoutes } from './import/import-server.ts'
import { oldImportsJob } from './import/remove-old-imports.ts'
import { rightNotices } from './notices.ts'
import { paperReaders } from './paper-readers.ts'
import { rightsPersonal } from './personal.ts'
import { unsaidJob } from './right-deadlines.ts'
import { judgeVerdict, rightRecord } from './verify-right.ts'

export { caseRights } from './case-rights.ts'
export { recordalsInVault } from './reminded-recordals.ts'
export { rightDeadlines } from './right-deadlines.ts'
export { findRightForCheck } from './right-for-check.ts'
export { rightVault } from './vault/vault.ts'

const permission: RightPermission = 'rights.verify'

/**
 * The vault of rights: what an owner says of each of his rights, with its papers and its recordals with customs. `forms` are
 * those that can be filled from a right; the domains that have them say how. `findRequestRights` tells which rights a request
 * of the caller names; the composition root knows the requests.
 */
export const createRightsServer = (
  forms: readonly RightForm[],
  findRequestRights: FindRequestRights = async () => undefined,
): ServerDomain => ({
  name: 'rights',
  personal: rightsPersonal,
  routes: [
    ...bindRoutes(rightsApi, handlersWith(forms, findRequestRights)),
    ...bindRoutes(delegationsApi, delegationHandlers),
    ...importRoutes(findRequestRights),
    ...bindRoutes(deskRightsApi, deskHandlers, { judges: { verify: judgeVerdict } }),
  ],
  demonstrate: [
    {
      name: 'rights',
      title: '权利台账',
      run: async (ctx, people) => (await import('./seed-rights.ts')).seedRights(ctx, people),
    },
  ],
  jobs: [oldImportsJob, unsaidJob],
  records: [rightRecord],
  listeners: [paperLookListener],
  linkReaders: paperReaders,
  notices: rightNotices,
  permissions: permissionsIn<RightPermission>('业务受理', { 'rights.verify': '核对权利与证书' }),
  todayCards: [
    {
      key: 'rights.asked',
      title: '待核对权利',
      sort: 95,
      permission,
      link: deskRightsPath,
      count: countAsked,
    },
  ],
  purviews: [
    {
      name: '业务受理',
      icon: 'list',
      access: 'requests',
      path: '',
      sort: 20,
      children: [
        { name: '权利核对', icon: 'list', access: 'requests.rights', path: deskRightsPath, sort: 60, permission },
      ],
    },
  ],
})
