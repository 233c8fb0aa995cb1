import type { Config } from '@portal/platform/server'

/** Whether this portal sends mail, which another domain knows. */
export type InvoiceMail = (config: Config) => boolean
