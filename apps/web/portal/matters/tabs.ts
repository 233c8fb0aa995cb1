import { catalogueOf } from '../../catalogue.ts'
import { domains } from '../../domains.ts'

/** The kinds of matters that stand in 我的事项, and those that have pages of their own, in the order of the left menu. */
export const { tabs, matterPages } = catalogueOf(domains)

/** The address of one kind of matters, and with 0 that of all. */
export const tabAddress = (active: number): string => `/home/speedOfProgress?active=${active}`
