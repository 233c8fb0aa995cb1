import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { AnchorFile } from '../../proof/anchor/anchor-file.ts'
import type { AnchorState } from '../anchor/anchor-state.ts'
import { anchors, anchorTransactions } from '../anchor.table.ts'
import { logCheckpoints, logCosignatures, logEntries, logNodes } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import type { Purpose } from './purpose.ts'

type LogCtx = Pick<Ctx, 'db' | 'config'>

export type FoundEntry = {
  sha256: string
  sm3: string
  index: number
  leafHash: string
  purpose: Purpose
  integratedAt: Date
  checkpoint: { size: number; root: string; note: string; signedAt: Date } | null
  cosignatures: { witness: string; line: string; at: Date }[]
  /** The first anchor that holds the entry, in whatever state; once it is final, it is an anchor of the checkpoint above. */
  anchor: FoundAnchor | null
}

type FoundAnchor = { size: number; state: AnchorState; file: AnchorFile | null; confirmations: number; hash: string }

type Row = Record<'sha256' | 'sm3' | 'idx' | 'leaf_hash', string> & {
  purpose: Purpose
  integrated_at: Date
  size: string | null
  root: string
  note: string
  signed_at: Date
  anchor: FoundAnchor | null
}

/**
 * Entries of the log, each with the checkpoint that proves it: once its first anchor is final, the checkpoint of that
 * anchor, which serves all proofs; before that, the first one that enough of today's witnesses signed; until then, the first
 * that holds it.
 */
export const findEntries = async (ctx: LogCtx, sha256s: readonly string[]): Promise<FoundEntry[]> => {
  const { quorum, witnesses } = proofsSettings(ctx.config)
  const ids = sql.param(witnesses.map(({ key }) => `${key.name}+${key.keyId}`))
  const { rows } = await ctx.db.execute<Row>(sql`
    select e.sha256, e.sm3, e.idx, e.purpose, encode(n.hash, 'hex') leaf_hash, e.integrated_at::timestamptz,
      c.size, c.root, c.note, c.signed_at, to_jsonb(anchored) anchor
    from ${logEntries} e
    join ${logNodes} n on n.level = 0 and n.idx = e.idx
    left join lateral (
      select k.size from ${logCosignatures} k
      where k.size > e.idx and k.witness || '+' || k.key_id = any(${ids}::text[])
      group by k.size having count(*) >= ${quorum} order by k.size limit 1
    ) witnessed on ${quorum} > 0
    left join lateral (select min(f.size) size from ${logCheckpoints} f where f.size > e.idx) first on true
    left join lateral (
      select a.size, a.state, a.file, a.confirmations, t.hash from ${anchors} a
      join ${anchorTransactions} t on t.anchor_id = a.id
      where a.size > e.idx order by a.size, t.id desc limit 1
    ) anchored on true
    left join ${logCheckpoints} c
      on c.size = coalesce(case when anchored.state = 'final' then anchored.size end, witnessed.size, first.size)
    where e.sha256 = any(${sql.param([...sha256s])}::text[])`)
  const sizes = [...new Set(rows.flatMap(({ size }) => (size === null ? [] : [Number(size)])))]
  const signed = await findCosignatures(ctx, sizes)
  return rows.map((row) => {
    const size = row.size === null ? undefined : Number(row.size)
    return {
      sha256: row.sha256,
      sm3: row.sm3,
      index: Number(row.idx),
      leafHash: row.leaf_hash,
      purpose: row.purpose,
      integratedAt: new Date(row.integrated_at),
      checkpoint:
        size === undefined ? null : { size, root: row.root, note: row.note, signedAt: new Date(row.signed_at) },
      cosignatures: signed.filter((line) => line.size === size),
      anchor: row.anchor,
    }
  })
}

const findCosignatures = async (ctx: LogCtx, sizes: readonly number[]) => {
  if (sizes.length === 0) return []
  const { witnesses } = proofsSettings(ctx.config)
  const ids = sql.param(witnesses.map(({ key }) => `${key.name}+${key.keyId}`))
  const { rows } = await ctx.db.execute<{ size: string; witness: string; line: string; cosigned_at: Date }>(sql`
    select size, witness, line, cosigned_at from ${logCosignatures}
    where size = any(${sql.param([...sizes])}::bigint[]) and witness || '+' || key_id = any(${ids}::text[])
    order by witness, key_id`)
  return rows.map((row) => ({
    size: Number(row.size),
    witness: row.witness,
    line: row.line,
    at: new Date(row.cosigned_at),
  }))
}
