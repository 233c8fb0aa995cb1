import type { PortalCrumb } from '@portal/platform/web'
import { certificatePath } from '../contract/paths.ts'

export { certificatePath, formPath, minePath } from '../contract/paths.ts'

export const serviceTitle = '展会全流程存证'

/** The address of the public page of a record; `/e/{no}` redirects to it. */
export const recordPath = (no: string): string => `/home/evidenceRecord?no=${encodeURIComponent(no)}`
export const verifyPath = '/home/verifyEvidence'

/** The page of the time card, which people photograph at a fair. */
export const cardTitle = '现场时间卡'
export const cardPath = '/home/timeCard'

/** The way to a page of this service. */
export const crumbsTo = (title: string): PortalCrumb[] => [{ text: serviceTitle, to: certificatePath }, { text: title }]
