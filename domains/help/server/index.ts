import { bindRoutes, type SearchSource, type ServerDomain } from '@portal/platform/server'
import { playbookApi } from '../contract/playbook-endpoints.ts'
import { searchApi } from '../contract/search/endpoints.ts'
import { viewPlaybook } from './playbook.ts'
import { searchAll } from './search.ts'

/** The help domain for the server: the one search, over what the other domains contribute to it, and the playbooks. */
export const createHelpServer = (sources: readonly SearchSource[]): ServerDomain => ({
  name: 'help',
  routes: [
    ...bindRoutes(searchApi, { search: searchAll(sources) }),
    ...bindRoutes(playbookApi, { playbook: viewPlaybook }),
  ],
})
