import { createHash } from 'node:crypto'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { JobCtx } from '@portal/platform/server'
import { patentImports } from '../import.table.ts'
import { inventedSource } from '../invented-source.ts'
import { storePatents } from '../store-patents.ts'
import { inventedPatents } from './invented-patents.ts'

const hidden = 'CN900000008B'

/** Stores invented publications, marked as such, as if a list of them had been imported today; one of them by a licence that forbids to show it. */
export const seedPatents = async (ctx: Pick<JobCtx, 'db' | 'now' | 'newId'>): Promise<void> => {
  const now = ctx.now()
  const asOf = shanghaiDayOf(now)
  const told = inventedPatents(asOf)
  const text = told.map((patent) => `${JSON.stringify(patent)}\n`).join('')
  const [size, lines] = [Buffer.byteLength(text), told.length]
  await ctx.db.insert(patentImports).values({
    ...{ id: ctx.newId(), state: 'finished', fileName: '演示专利.jsonl', format: 'jsonl', encoding: 'utf-8' },
    ...{ source: inventedSource, asOf, size, bytes: size, isDemonstration: true },
    sha256: createHash('sha256').update(text).digest('hex'),
    ...{ createTime: now, startTime: now, endTime: now, lines, accepted: lines, added: lines },
  })
  const from = { source: inventedSource, asOf, isDemonstration: true }
  const isHidden = ({ pn }: { pn: string }) => pn === hidden
  await storePatents(
    ctx,
    told.filter((one) => !isHidden(one)),
    { ...from, mayShow: true },
  )
  await storePatents(ctx, told.filter(isHidden), { ...from, mayShow: false })
}
