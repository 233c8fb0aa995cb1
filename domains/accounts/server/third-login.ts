import type { Config } from '@portal/platform/server'
import { accountsSettings } from './accounts.settings.ts'

/** What a browser needs to know: the cookie to look for, and the only addresses that it may be sent to. */
export const thirdLoginOf = (config: Config): { cookie: string | null; addresses: string[] } => {
  const { cookie, issuers } = accountsSettings(config)
  return { cookie: cookie ?? null, addresses: issuers.map(({ checkAddress }) => checkAddress) }
}
