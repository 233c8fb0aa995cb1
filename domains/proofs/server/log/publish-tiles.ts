import type { Ctx, KeptFolder } from '@portal/platform/server'
import { newTiles, type Tile, tilePath, tileWidth } from '../../proof/tiles.ts'
import { readTile } from './serve-log.ts'

/** The partial tile that the tree of `size` leaves had in the place of this tile, if any. */
const beforeIt = ({ level, index }: Tile, size: number): Tile[] => {
  const count = level === 'entries' ? size : Math.floor(size / tileWidth ** level)
  const width = count - index * tileWidth
  return width > 0 && width < tileWidth ? [{ level, index, width }] : []
}

/** Writes the tiles that the tree of `size` has beyond that of `before` to a folder outside the database. */
export const publishTiles = async (
  ctx: Pick<Ctx, 'db'>,
  folder: KeptFolder,
  { before, size }: { before: number; size: number },
): Promise<void> => {
  for (const tile of newTiles(before, size)) {
    const bytes = await readTile(ctx, tile)
    if (bytes === undefined) throw new Error(`the log has no ${tilePath(tile)}`)
    await folder.write(tilePath(tile), bytes)
  }
}

/**
 * Removes the partial tiles that larger ones replaced. Call it once a checkpoint over the larger ones is signed
 * (c2sp.org/tlog-tiles, Partial Tiles).
 */
export const removeReplaced = async (
  folder: KeptFolder,
  { before, size }: { before: number; size: number },
): Promise<void> => {
  const replaced = newTiles(before, size).flatMap((tile) => beforeIt(tile, before))
  for (const tile of replaced) await folder.remove(tilePath(tile))
}
