import { accountsWeb } from '@portal/accounts/web'
import type { WebDomain } from '@portal/platform/web'
import { requestsWeb } from '@portal/requests/web'

/** Every domain that has pages, one line each. */
export const domains: readonly WebDomain[] = [accountsWeb, requestsWeb]
