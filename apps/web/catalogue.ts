import {
  type HeaderTool,
  type HelpEntry,
  type IconName,
  type Preview,
  type ProgressTab,
  type Service,
  type Stage,
  stages,
  type WebDomain,
} from '@portal/platform/web'

const bySort = (a: { sort: number }, b: { sort: number }): number => a.sort - b.sort

/** What stands in the header of both apps. */
export const toolsOf = (domains: readonly WebDomain[]): HeaderTool[] =>
  domains.flatMap((domain) => domain.tools ?? []).sort(bySort)

export type StageGroup = { stage: Stage; services: readonly Service[] }

export type PageLink = { to: string; text: string }

/** What the listed domains offer, in the order of their `sort` fields. Menus and landing page show exactly this. */
export type Catalogue = {
  services: readonly Service[]
  /** Stages that have a service; an empty stage is not shown at all. */
  groups: readonly StageGroup[]
  tabs: readonly ProgressTab[]
  /** Where 我的进度 leads: the tab that the specification names when it exists, else the first one. */
  progressPath: string | undefined
  /** Pages that the footer names. */
  footer: readonly PageLink[]
  /** Pages that the header's navigation names after the services. */
  menu: readonly PageLink[]
  /** Pages that the line above the header names. */
  strip: readonly (PageLink & { icon: IconName })[]
  tools: readonly HeaderTool[]
  /** Addresses below `/home` that there are: a part of the landing page without its page is left out. */
  pages: ReadonlySet<string>
  previews: readonly Preview[]
  /** The pages of the help centre. */
  help: readonly HelpEntry[]
}

const namedTab = 6

export const catalogueOf = (domains: readonly WebDomain[]): Catalogue => {
  const services = domains.flatMap((domain) => domain.services ?? []).sort(bySort)
  const tabs = domains.flatMap((domain) => domain.progress ?? []).sort(bySort)
  const pages = domains.flatMap((domain) => domain.portal ?? []).sort(bySort)
  const first = tabs.find((tab) => tab.active === namedTab) ?? tabs[0]
  return {
    services,
    groups: stages
      .map((stage) => ({ stage, services: services.filter((service) => service.stage === stage) }))
      .filter((group) => group.services.length > 0),
    tabs,
    progressPath: first && `/home/speedOfProgress?active=${first.active}`,
    footer: pages.flatMap(({ path, inFooter }) => (inFooter ? [{ to: `/home/${path}`, text: inFooter }] : [])),
    menu: pages.flatMap(({ path, inMenu }) => (inMenu ? [{ to: `/home/${path}`, text: inMenu }] : [])),
    strip: pages.flatMap(({ path, inStrip }) => (inStrip ? [{ to: `/home/${path}`, ...inStrip }] : [])),
    tools: toolsOf(domains),
    pages: new Set(pages.map(({ path }) => `/home/${path}`)),
    previews: domains.flatMap(({ preview }) => preview ?? []),
    help: domains.flatMap((domain) => domain.help ?? []).sort(bySort),
  }
}
