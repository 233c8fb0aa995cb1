import type * as z from 'zod/mini'
import type { profileForm } from './profile.ts'

/** The number of the demonstration's agency: it is no number at all, so that nobody takes it for one. */
export const demonstrationLicenceNo = '演示'

export const profileSample: z.input<typeof profileForm> = {
  companyName: '演示服务机构',
  licenceKind: 'both',
  licenceNo: demonstrationLicenceNo,
}
