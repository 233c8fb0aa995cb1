import {
  type HeaderTool,
  type HelpEntry,
  type MatterPage,
  type PortalRoute,
  type Preview,
  type ProgressTab,
  type Registration,
  registrationPath,
  type SearchTool,
  type Service,
  type WebDomain,
} from '@portal/platform/web'
import { stages } from './stages.ts'

const bySort = (a: { sort: number }, b: { sort: number }): number => a.sort - b.sort

/** The widgets in the header of both apps, in the order of their `sort` fields. */
export const toolsOf = (domains: readonly WebDomain[]): HeaderTool[] =>
  domains.flatMap((domain) => domain.tools ?? []).sort(bySort)

export type StageGroup = { stage: (typeof stages)[number]; services: readonly Service[] }

export type PageLink = { to: string; text: string }
export type StripLink = { to: string } & NonNullable<PortalRoute['inStrip']>

/**
 * What the listed domains offer, in the order of their `sort` fields. Menus and landing page show exactly this and nothing
 * else.
 */
export type Catalogue = {
  services: readonly Service[]
  /** Stages that have a service; an empty stage is not shown at all. */
  groups: readonly StageGroup[]
  /** What can be registered, for the page 一链式知识产权注册. */
  registrations: readonly Registration[]
  /** The searches of the portal itself. */
  searchTools: readonly SearchTool[]
  tabs: readonly ProgressTab[]
  /** The pages of matters that do not stand in 我的事项 itself. */
  matterPages: readonly MatterPage[]
  /** The address of 我的事项, where all matters of a user stand; undefined if no domain has any. */
  progressPath: string | undefined
  /**
   * The address that the user's own name leads to: the tab that the specification names if it exists, else the first; undefined if
   * there is no tab.
   */
  namePath: string | undefined
  /** The pages that the footer links to. */
  footer: readonly PageLink[]
  /** The pages that the header's navigation links to, after the services. */
  menu: readonly PageLink[]
  /** The pages that the line above the header links to; `useStripLinks` leaves out those that are not for the user. */
  strip: readonly StripLink[]
  tools: readonly HeaderTool[]
  /** The addresses of the pages below `/home`. The landing page leaves out a part whose page is not among them. */
  pages: ReadonlySet<string>
  previews: readonly Preview[]
  /** The panel of the one search; undefined if no domain brings one. */
  search: WebDomain['search']
  /** The pages of the help centre. */
  help: readonly HelpEntry[]
}

const namedTab = 6

/** The name of the page on which every registration begins. */
export const registerTitle = '一链式知识产权注册'

/** The service of that page, as soon as something can be registered. */
const registerServices = (registrations: readonly Registration[]): Service[] =>
  registrations.length === 0
    ? []
    : [
        {
          to: registrationPath(),
          title: registerTitle,
          short: '商标专利注册',
          description: `${registrations.map(({ title }) => title).join('、')}，费用事先列明`,
          icon: 'stamp',
          scene: 'stamp',
          stage: '规避贸易风险',
          sort: 55,
        },
      ]

export const catalogueOf = (domains: readonly WebDomain[]): Catalogue => {
  const registrations = domains.flatMap((domain) => domain.registrations ?? []).sort(bySort)
  const services = domains
    .flatMap((domain) => domain.services ?? [])
    .concat(registerServices(registrations))
    .sort(bySort)
  const tabs = domains.flatMap((domain) => domain.progress ?? []).sort(bySort)
  const pages = domains.flatMap((domain) => domain.portal ?? []).sort(bySort)
  const progressPath = tabs.length > 0 ? '/home/speedOfProgress?active=0' : undefined
  const named = tabs.find((tab) => tab.active === namedTab) ?? tabs[0]
  return {
    services,
    groups: stages
      .map((stage) => ({ stage, services: services.filter((service) => service.stage === stage.name) }))
      .filter((group) => group.services.length > 0),
    registrations,
    searchTools: domains.flatMap((domain) => domain.searchTools ?? []).sort(bySort),
    tabs,
    matterPages: domains.flatMap((domain) => domain.matterPages ?? []).sort(bySort),
    progressPath,
    namePath: named && `/home/speedOfProgress?active=${named.active}`,
    footer: pages.flatMap(({ path, inFooter }) => (inFooter ? [{ to: `/home/${path}`, text: inFooter }] : [])),
    menu: pages.flatMap(({ path, inMenu }) => (inMenu ? [{ to: `/home/${path}`, text: inMenu }] : [])),
    strip: pages.flatMap(({ path, inStrip }) => (inStrip ? [{ to: `/home/${path}`, ...inStrip }] : [])),
    tools: toolsOf(domains),
    pages: new Set(pages.map(({ path }) => `/home/${path}`)),
    previews: domains.flatMap(({ preview }) => preview ?? []),
    search: domains.find(({ search }) => search !== undefined)?.search,
    help: domains.flatMap((domain) => domain.help ?? []).sort(bySort),
  }
}
