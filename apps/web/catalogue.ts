import { type ProgressTab, type Service, type Stage, stages, type WebDomain } from '@portal/platform/web'

const bySort = (a: { sort: number }, b: { sort: number }): number => a.sort - b.sort

export type StageGroup = { stage: Stage; services: readonly Service[] }

/** What the listed domains offer, in the order of their `sort` fields. Menus and landing page show exactly this. */
export type Catalogue = {
  services: readonly Service[]
  /** Stages that have a service; an empty stage is not shown at all. */
  groups: readonly StageGroup[]
  tabs: readonly ProgressTab[]
  /** Where 我的进度 leads: the customs filings when they exist, else the first tab. */
  progressPath: string | undefined
}

const filingsTab = 6

export const catalogueOf = (domains: readonly WebDomain[]): Catalogue => {
  const services = domains.flatMap((domain) => domain.services ?? []).sort(bySort)
  const tabs = domains.flatMap((domain) => domain.progress ?? []).sort(bySort)
  const first = tabs.find((tab) => tab.active === filingsTab) ?? tabs[0]
  return {
    services,
    groups: stages
      .map((stage) => ({ stage, services: services.filter((service) => service.stage === stage) }))
      .filter((group) => group.services.length > 0),
    tabs,
    progressPath: first && `/home/speedOfProgress?active=${first.active}`,
  }
}
