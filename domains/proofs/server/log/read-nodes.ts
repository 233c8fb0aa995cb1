import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { joinSubtrees, type Leaves, type Subtree, subtreesOf } from '../../proof/merkle.ts'
import { logNodes } from '../log.table.ts'

const nameOf = ({ level, index }: Subtree): string => `${level}/${index}`

/** The hashes of complete subtrees, in the order asked for. Throws where one is missing, since the log is then damaged. */
const readNodes = async ({ db }: Pick<Ctx, 'db'>, wanted: readonly Subtree[]): Promise<Uint8Array[]> => {
  if (wanted.length === 0) return []
  const [levels, indexes] = [wanted.map(({ level }) => level), wanted.map(({ index }) => index)]
  const { rows } = await db.execute<{ level: number; idx: string; hash: Buffer }>(sql`
    select level, idx, hash
    from unnest(${sql.param(levels)}::smallint[], ${sql.param(indexes)}::bigint[]) wanted (level, idx)
    join ${logNodes} using (level, idx)`)
  const found = new Map(rows.map(({ level, idx, hash }) => [`${level}/${idx}`, new Uint8Array(hash)]))
  return wanted.map((subtree) => {
    const hash = found.get(nameOf(subtree))
    if (hash === undefined) throw new Error(`the log has no subtree ${nameOf(subtree)}`)
    return hash
  })
}

/** The hashes of ranges that a proof or a root needs, read by one SQL statement. */
export const hashRanges = async (ctx: Pick<Ctx, 'db'>, ranges: readonly Leaves[]): Promise<Uint8Array[]> => {
  const parts = ranges.map(subtreesOf)
  const hashes = await readNodes(ctx, parts.flat())
  let at = 0
  return parts.map((part) => {
    at += part.length
    return joinSubtrees(hashes.slice(at - part.length, at))
  })
}

export const rootAt = async (ctx: Pick<Ctx, 'db'>, size: number): Promise<Uint8Array> => {
  const [root] = await hashRanges(ctx, [{ from: 0, to: size }])
  return root ?? joinSubtrees([])
}
