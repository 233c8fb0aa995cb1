import type { PortalCrumb } from '@portal/platform/web'

export const serviceTitle = '展会全流程存证'

/** `linkTo` is not used here: it would load the schemas of searches, and the first page needs these addresses too. */
const within = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `&${name}=${encodeURIComponent(value)}`

/** The address of the introduction; with `active=2` that of the form, and with an `id` that of the form of this record. */
export const certificatePath = '/home/exhibitionCertificate'
export const formPath = (id?: string): string => `${certificatePath}?active=2${within('id', id)}`

/** The address of the list of a customer's own records, or, with an `id`, of one record. */
export const minePath = (id?: string): string => `/home/speedOfProgress?active=9${within('id', id)}`

/** The address of the public page of a record; `/e/{no}` redirects to it. */
export const recordPath = (no: string): string => `/home/evidenceRecord?no=${encodeURIComponent(no)}`
export const verifyPath = '/home/verifyEvidence'

/** The page of the time card, which people photograph at a fair. */
export const cardTitle = '现场时间卡'
export const cardPath = '/home/timeCard'

export const home: PortalCrumb = { text: '首页', to: '/oneChains' }

/** The breadcrumbs of a form of this service. */
export const formCrumbs = (title: string): PortalCrumb[] => [
  home,
  { text: serviceTitle, to: certificatePath },
  { text: title },
]
