import type { Bytes, Ctx, Handlers } from '@portal/platform/server'
import { and, asc, between, desc, eq } from 'drizzle-orm'
import type { logApi } from '../../contract/endpoints.ts'
import { leafBytes } from '../../proof/leaf.ts'
import { readTilePath, type Tile, tileWidth, writeBundle } from '../../proof/tiles.ts'
import { ensure } from '../failures.ts'
import { logCheckpoints, logCosignatures, logEntries, logNodes } from '../log.table.ts'

type LogCtx = Pick<Ctx, 'db'>

/** The checkpoint and the partial tiles change while the tree grows, so that caches keep them for seconds only. */
const forSeconds = 'public, max-age=2'
const forEver = 'public, max-age=31536000, immutable'

const readCheckpoint = async ({ db }: LogCtx): Promise<Bytes> => {
  const [newest] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  ensure(newest, 'proofs.no_checkpoint')
  const lines = await db.select().from(logCosignatures).where(eq(logCosignatures.size, newest.size))
  const text = `${newest.note}${lines.map(({ line }) => line).join('')}`
  return {
    content: Buffer.from(text),
    type: 'text/plain; charset=utf-8',
    fileName: 'checkpoint',
    inline: true,
    cache: forSeconds,
  }
}

/** The bytes of a tile; undefined where the tree does not reach that far. */
export const readTile = async ({ db }: LogCtx, { level, index, width }: Tile): Promise<Uint8Array | undefined> => {
  const [first, last] = [index * tileWidth, index * tileWidth + width - 1]
  if (level === 'entries') {
    const rows = await db
      .select()
      .from(logEntries)
      .where(between(logEntries.index, first, last))
      .orderBy(asc(logEntries.index))
    return rows.length === width ? writeBundle(rows.map(leafBytes)) : undefined
  }
  const rows = await db
    .select({ hash: logNodes.hash })
    .from(logNodes)
    .where(and(eq(logNodes.level, level * 8), between(logNodes.index, first, last)))
    .orderBy(asc(logNodes.index))
  return rows.length === width ? Buffer.concat(rows.map(({ hash }) => hash)) : undefined
}

/** Above this level lie only tiles that no log can have, and numbers too large for the database. */
const highestLevel = 6

const serveTile = async (ctx: LogCtx, path: string): Promise<Bytes> => {
  const tile = readTilePath(`tile/${path}`)
  ensure(tile && (tile.level === 'entries' || tile.level <= highestLevel) && tile.index < 2 ** 45, 'proofs.no_tile')
  const content = await readTile(ctx, tile)
  ensure(content, 'proofs.no_tile')
  const fileName = path.replaceAll('/', '-')
  return { content: Buffer.from(content), type: 'application/octet-stream', fileName, cache: forEver }
}

export const logHandlers: Handlers<typeof logApi> = {
  checkpoint: readCheckpoint,
  tile: (ctx, { params }) => serveTile(ctx, params.path),
}
