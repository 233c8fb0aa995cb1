import type { PortalCrumb } from '@portal/platform/web'

export const serviceTitle = '展会全流程存证'

/** Not by `linkTo`, which brings the schemas of searches with it: the first page reads these addresses too. */
const within = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `&${name}=${encodeURIComponent(value)}`

/** The introduction; with `active=2` the form, and with an `id` besides the form of that record. */
export const certificatePath = '/home/exhibitionCertificate'
export const formPath = (id?: string): string => `${certificatePath}?active=2${within('id', id)}`

/** My evidence, and one record of it. */
export const minePath = (id?: string): string => `/home/speedOfProgress?active=9${within('id', id)}`

/** The papers of a record for a claim of subsidy, by a list where one is chosen. */
export const packPath = (id: string, template?: string): string =>
  `/home/subsidyPack?id=${encodeURIComponent(id)}${within('template', template)}`

/** What anyone may see of a record; `/e/{no}` leads here. */
export const recordPath = (no: string): string => `/home/evidenceRecord?no=${encodeURIComponent(no)}`
export const verifyPath = '/home/verifyEvidence'

/** To be photographed at a fair. */
export const cardTitle = '现场时间卡'
export const cardPath = '/home/timeCard'

export const home: PortalCrumb = { text: '首页', to: '/oneChains' }

/** The way to a form of this service. */
export const formCrumbs = (title: string): PortalCrumb[] => [
  home,
  { text: serviceTitle, to: certificatePath },
  { text: title },
]
