import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { subsidyDeskApi } from '../contract/desk-endpoints.ts'
import { subsidyApi } from '../contract/endpoints.ts'
import { subsidyDeskHandlers, subsidyHandlers } from './handlers.ts'
import { importTemplate, seedTemplate } from './import-template.ts'
import { removalJob, removalListener } from './own-papers.ts'
import { permissions } from './permissions.ts'
import { subsidiesPersonal } from './personal.ts'
import { templateRecord } from './template-store.ts'

export const subsidiesServer: ServerDomain = {
  name: 'subsidies',
  personal: subsidiesPersonal,
  routes: [...bindRoutes(subsidyApi, subsidyHandlers), ...bindRoutes(subsidyDeskApi, subsidyDeskHandlers)],
  prepare: importTemplate,
  demonstrate: [{ name: 'subsidies', title: '补贴材料清单', run: seedTemplate }],
  records: [templateRecord],
  jobs: [removalJob],
  listeners: [removalListener],
  permissions,
  // The group is that of the evidence domain: the menu joins groups of the same access.
  purviews: [
    {
      name: '展会存证',
      icon: 'list',
      access: 'evidence',
      path: '',
      sort: 25,
      children: [
        {
          name: '补贴材料清单',
          icon: 'file',
          access: 'evidence.subsidy',
          path: '/subsidy-templates',
          sort: 30,
          permission: 'evidence.subsidy',
        },
      ],
    },
  ],
}
