import { shanghaiDayOf } from '@portal/platform/contract'
import type { JobCtx } from '@portal/platform/server'
import { inventedSource } from '../invented-source.ts'
import { storePatents } from '../store-patents.ts'
import { inventedPatents } from './invented-patents.ts'

const hidden = 'CN900000008B'

/** Stores invented publications, marked as such; one of them by a licence that forbids to show it. */
export const seedPatents = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  const asOf = shanghaiDayOf(ctx.now())
  const told = inventedPatents(asOf)
  const from = { source: inventedSource, asOf, isDemonstration: true }
  const isHidden = ({ pn }: { pn: string }) => pn === hidden
  await storePatents(
    ctx,
    told.filter((one) => !isHidden(one)),
    { ...from, mayShow: true },
  )
  await storePatents(ctx, told.filter(isHidden), { ...from, mayShow: false })
}
