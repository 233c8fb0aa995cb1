import { findUserId } from '@portal/accounts/server'
import { demonstrationPaper, storeFile } from '@portal/files/server'
import type { JobCtx } from '@portal/platform/server'
import { profileForm } from '../contract/profile.ts'
import { demonstrationLicenceNo, profileSample } from '../contract/samples.ts'
import { approveProvider } from './decide-provider.ts'
import { saveOwnProfile } from './own-profile.ts'

const dayMs = 86_400_000

/** Has the demonstration's agency hand in its profile and a member of staff approve it. Only for demonstration mode. */
export const seedProviders = (ctx: JobCtx, { staff }: { staff: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const agency = await findUserId(ctx, 'agency')
    if (agency === undefined) throw new Error('the demonstration account agency is not there')
    const at = (daysAgo: number, userId: string) => ({
      ...ctx,
      db: tx,
      now: () => new Date(ctx.now().getTime() - daysAgo * dayMs),
      actor: { userId },
      address: '127.0.0.1',
    })
    const own = at(40, agency)
    const paper = {
      bytes: demonstrationPaper('licence'),
      fileName: '演示·备案证明.pdf',
      purpose: 'provider-licence',
    } as const
    const { url } = await storeFile({ ...own, actor: { userId: agency, userType: 'provider' } }, paper)
    await saveOwnProfile(own, { body: profileForm.parse({ ...profileSample, proof: { url } }) })
    const body = { licenceNo: demonstrationLicenceNo, licenceKind: profileSample.licenceKind }
    await approveProvider(at(39, staff), { params: { id: agency }, body })
  })
