import type { Service, Stage } from '../domain.ts'
import type { HelpEntry } from '../help-entry.ts'

let offered: readonly Service[] = []

/** Sets the services that the portal offers, once at its start, so that a page links only to services that exist. */
export const setServices = (services: readonly Service[]): void => {
  offered = services
}

/** Every service that the portal offers, in the order of its menus. */
export const listServices = (): readonly Service[] => offered

/** The service at an address, or undefined where this portal does not offer it. */
export const findService = (to: string): Service | undefined => offered.find((service) => service.to === to)

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

/** The page of help that explains the page at `path`. A page of help about a form explains the sub-routes of that form too. */
export const findHelp = (path: string): HelpEntry | undefined =>
  explained.find(({ about }) => about !== undefined && `${path}/`.startsWith(`${about}/`))
