import { catalogueOf } from '../../catalogue.ts'
import { domains } from '../../domains.ts'

/** What can be registered, in the order of its cards. */
export const { registrations } = catalogueOf(domains)
