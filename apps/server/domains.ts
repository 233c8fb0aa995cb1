import { accountsServer } from '@portal/accounts/server'
import { filesServer } from '@portal/files/server'
import type { ServerDomain } from '@portal/platform/server'
import { regionsServer } from '@portal/regions/server'
import { requestsServer } from '@portal/requests/server'
import { siteServer } from '@portal/site/server'

/** Every domain of the portal; adding or deleting one is one line here. */
export const domains: readonly ServerDomain[] = [accountsServer, filesServer, regionsServer, requestsServer, siteServer]
