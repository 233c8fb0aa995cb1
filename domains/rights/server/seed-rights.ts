import { findProviders } from '@portal/accounts/server'
import { demonstrationPaper, storeFile } from '@portal/files/server'
import { addDays, addMonths, shanghaiDayOf } from '@portal/platform/contract'
import type { JobCtx } from '@portal/platform/server'
import type { RightFacts } from '../contract/right.ts'
import { rightSample } from '../contract/samples.ts'
import { addRight } from './add-right.ts'
import { askVerification } from './ask-verification.ts'
import { offerDelegation } from './offer-delegation.ts'
import { addPaper } from './right-papers.ts'
import { addRecordal } from './right-recordals.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'signer' | 'storage' | 'log' | 'config'>

const patent: RightFacts = {
  ...rightSample,
  registerType: 1,
  recordName: '演示·一种折叠太阳镜',
  registerNum: '演示-ZL0000001',
  classes: [],
  goods: '太阳镜',
  applicationDate: '2019-05-20',
  rightBeginDate: '2021-08-10',
  rightEndDate: '2039-05-19',
}

const dayMs = 86_400_000

/**
 * Makes three demonstration rights of one customer: a mark on record with customs that staff are asked to compare, the same
 * name abroad, and a patent. The mark is offered to the agency of the demonstration. Only for demonstration mode.
 */
export const seedRights = (ctx: SeedCtx, users: { customer: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const actor = { userId: users.customer, userType: 'customer' } as const
    const at = (daysAgo: number) => ({
      ...{ ...ctx, db: tx, actor },
      now: () => new Date(ctx.now().getTime() - daysAgo * dayMs),
    })
    const [first, then, lately] = [at(20), at(12), at(2)]
    await addRight(first, patent)
    await addRight(then, { ...rightSample, country: 'US', registerNum: '演示-6000001', rightEndDate: '2031-06-30' })
    const mark = await addRight(lately, { ...rightSample, registerNum: '演示-7654321' })
    const params = { id: mark.id }
    const { url } = await storeFile(lately, {
      ...{ bytes: demonstrationPaper('certificate'), fileName: '演示·商标注册证.pdf', purpose: 'right-paper' },
    })
    await addPaper(lately, { params, body: { kind: 'certificate', url, validUntil: null } })
    const begin = addMonths(shanghaiDayOf(ctx.now()), -30)
    const end = addDays(addMonths(begin, 120), -1)
    await addRecordal(lately, {
      ...{ params, body: { recordNum: '演示-T0000009', recordBeginDate: begin, recordEndDate: end } },
    })
    await askVerification(lately, { params })
    const [agency] = await findProviders(lately, { username: 'agency', inOffice: true })
    if (!agency) return
    const today = shanghaiDayOf(ctx.now())
    const days = { from: today, until: addDays(addMonths(today, 12), -1) }
    await offerDelegation(lately, {
      ...{ params, body: { username: agency.username, scope: 'use', ...days, withIdentity: 0 } },
    })
  })
