import type { Config } from '@portal/platform/server'
import { accountsSettings } from './accounts.settings.ts'

/** What a browser needs to know of third-party logins: the cookie to look for, and the only addresses it may be sent to. */
export const thirdLoginOf = (config: Config): { cookie: string | null; addresses: string[] } => {
  const { cookie, issuers } = accountsSettings(config)
  return { cookie: cookie ?? null, addresses: issuers.map(({ checkAddress }) => checkAddress) }
}
