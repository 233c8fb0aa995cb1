import type { SearchTool, Service, Stage } from '../domain.ts'
import type { HelpEntry } from '../help-entry.ts'

let offered: readonly Service[] = []

/** Sets the services that the portal offers, once at its start, so that a page links only to services that exist. */
export const setServices = (services: readonly Service[]): void => {
  offered = services
}

/** Every service that the portal offers, in the order of its menus. */
export const listServices = (): readonly Service[] => offered

const pathOf = (address: string): string => address.split('?')[0] ?? address

/**
 * The service at an address, or undefined where this portal does not offer it. An address with a query of its own, such as one
 * form of a service, belongs to the service at its path.
 */
export const findService = (address: string): Service | undefined =>
  offered.find(({ to }) => to === address) ?? offered.find(({ to }) => to === pathOf(address))

let searches: readonly SearchTool[] = []

/** Sets the searches that the portal itself offers, once at its start. */
export const setSearchTools = (tools: readonly SearchTool[]): void => {
  searches = tools
}

/** Every search that the portal itself offers, in the order in which 查询工具 shows them. */
export const listSearchTools = (): readonly SearchTool[] => searches

let named: readonly Stage[] = []

/** Sets the stages of a matter, once at the start of an app, in the order in which pages show them. */
export const setStages = (stages: readonly Stage[]): void => {
  named = stages
}

/** The stages of a matter, in their order. */
export const listStages = (): readonly Stage[] => named

let explained: readonly HelpEntry[] = []

/** Sets the pages of the help centre, once at the portal's start. */
export const setHelp = (entries: readonly HelpEntry[]): void => {
  explained = entries
}

/** Every page of the help centre, in the order of the menu of help. */
export const listHelp = (): readonly HelpEntry[] => explained

/** Whether `address` is the page `about`, one below it, or that page with a further query. */
const isWithin = (about: string, address: string): boolean => {
  const has = new URLSearchParams(address.split('?')[1])
  const asked = new URLSearchParams(about.split('?')[1])
  return (
    `${pathOf(address)}/`.startsWith(`${pathOf(about)}/`) &&
    [...asked].every(([name, value]) => has.get(name) === value)
  )
}

/** The page of help that explains the page at `address`. A page of help about a form explains the sub-routes of that form too. */
export const findHelp = (address: string): HelpEntry | undefined =>
  explained.find(({ about }) => about !== undefined && isWithin(about, address))
