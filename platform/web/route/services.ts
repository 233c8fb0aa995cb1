import type { Service } from '../domain.ts'
import type { HelpEntry } from '../help-entry.ts'

let offered: readonly Service[] = []

/** What the portal offers, told once at its start, so that a page links only to what exists. */
export const setServices = (services: readonly Service[]): void => {
  offered = services
}

/** Every service that the portal offers, in the order of its menus. */
export const listServices = (): readonly Service[] => offered

/** The service at an address, or undefined where this portal does not offer it. */
export const findService = (to: string): Service | undefined => offered.find((service) => service.to === to)

let explained: readonly HelpEntry[] = []

/** The pages of the help centre, told once at the portal's start. */
export const setHelp = (entries: readonly HelpEntry[]): void => {
  explained = entries
}

/** Every page of the help centre, in its order. */
export const listHelp = (): readonly HelpEntry[] => explained

/** The page that explains an address of the portal, or one above it: a form's page explains its sub-routes too. */
export const findHelp = (path: string): HelpEntry | undefined =>
  explained.find(({ about }) => about !== undefined && `${path}/`.startsWith(`${about}/`))
