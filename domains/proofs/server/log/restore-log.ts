import { type JobCtx, type KeptFolder, startFailure } from '@portal/platform/server'
import { type Leaf, readLeaf } from '../../proof/leaf.ts'
import { sameBytes } from '../../proof/merkle.ts'
import { readBundle, tilePath, tileWidth } from '../../proof/tiles.ts'
import { appendLeaf } from './append-statement.ts'
import { logKeyOf } from './log-key.ts'
import { takeLock } from './log-locks.ts'
import { openMemory } from './log-memory.ts'
import { rootAt } from './read-nodes.ts'
import { logSize } from './sign-checkpoint.ts'

type RestoreCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

const unrestorable = (size: number, signed: number, cause?: unknown) =>
  Object.assign(
    startFailure(
      'config',
      `存证日志在数据库中有 ${size} 条，已签署到第 ${signed} 条，且无法从已发布的条目补齐。请恢复更新的数据库备份后再启动；原因与步骤见 docs/operations.md`,
    ),
    { cause },
  )

/** The published leaves of the tree of `signed` leaves, from leaf `first` on. */
const readPublished = async (folder: KeptFolder, first: number, signed: number): Promise<Leaf[]> => {
  const leaves: Leaf[] = []
  for (let index = Math.floor(first / tileWidth); index * tileWidth < signed; index += 1) {
    const width = Math.min(tileWidth, signed - index * tileWidth)
    const path = tilePath({ level: 'entries', index, width })
    const entries = readBundle((await folder.read(path)) ?? new Uint8Array())
    const read = entries?.map(readLeaf).filter((leaf) => leaf !== undefined) ?? []
    if (read.length !== width) throw new Error(`${path} is missing or damaged`)
    leaves.push(...read.slice(Math.max(0, first - index * tileWidth)))
  }
  return leaves
}

/**
 * Runs before the first request. If the database was set back, it gets back the leaves that were already published, so that
 * the next statement does not take the place of one of them. Where that is impossible the portal does not start.
 */
export const restoreLog = async (ctx: RestoreCtx): Promise<void> => {
  const { key } = await logKeyOf(ctx)
  const memory = openMemory(ctx, key)
  const last = await memory.last()
  const size = await logSize(ctx)
  if (!last || last.size <= size) return
  const leaves = await readPublished(memory.folder, size, last.size).catch((cause: unknown) => {
    throw unrestorable(size, last.size, cause)
  })
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await takeLock(inside, 'append')
    for (const leaf of leaves) await appendLeaf(inside, leaf, 'restored')
    if (!sameBytes(await rootAt(inside, last.size), last.root)) throw unrestorable(size, last.size)
  })
  ctx.log.error({ from: size, to: last.size }, 'the database was older than the signed log: leaves were read back')
}
