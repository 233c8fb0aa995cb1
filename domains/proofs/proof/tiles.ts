/** c2sp.org/tlog-tiles: the tree as files of 256 hashes that never change, and the entries as bundles of 256. */
export const tileWidth = 256

/**
 * One file of the log. `level` counts tiles, each of which holds eight levels of the tree; `width` below 256 is a partial
 * tile at the right edge.
 */
export type Tile = { level: number | 'entries'; index: number; width: number }

const tileForm =
  /^tile\/(?<level>entries|[1-9]?[0-9])\/(?<number>(?:x[0-9]{3}\/)*[0-9]{3})(?:\.p\/(?<width>[1-9][0-9]{0,2}))?$/

/** A number as a path: 1234067 becomes `x001/x234/067`, so that no folder has more than a thousand names. */
const numberPath = (index: number): string => {
  const last = String(index % 1000).padStart(3, '0')
  const lead: string[] = []
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    lead.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  }
  return [...lead, last].join('/')
}

export const tilePath = ({ level, index, width }: Tile): string =>
  `tile/${level}/${numberPath(index)}${width === tileWidth ? '' : `.p/${width}`}`

/** Reads a path that `tilePath` writes; undefined for every other path. */
export const readTilePath = (path: string): Tile | undefined => {
  const groups = tileForm.exec(path)?.groups
  if (!groups) return undefined
  const { level = '', number = '', width = String(tileWidth) } = groups
  const index = Number(number.replaceAll(/[x/]/g, ''))
  const tile: Tile = { level: level === 'entries' ? level : Number(level), index, width: Number(width) }
  return Number.isSafeInteger(index) && tilePath(tile) === path ? tile : undefined
}

/** The tiles of one kind that a tree with `count` hashes at this level has from tile `first` on, the partial one last. */
const tilesFrom = (level: number | 'entries', count: number, first: number): Tile[] => {
  const tiles: Tile[] = []
  for (let index = first; index * tileWidth < count; index += 1) {
    tiles.push({ level, index, width: Math.min(tileWidth, count - index * tileWidth) })
  }
  return tiles
}

/** The tiles that a log of `size` leaves serves and a log of `before` leaves did not. */
export const newTiles = (before: number, size: number): Tile[] => {
  const firstOf = (count: number) => Math.floor(count / tileWidth)
  const tiles = tilesFrom('entries', size, firstOf(before))
  for (let level = 0, unit = 1; size >= unit; level += 1, unit *= tileWidth) {
    const [had, has] = [Math.floor(before / unit), Math.floor(size / unit)]
    if (has > had) tiles.push(...tilesFrom(level, has, firstOf(had)))
  }
  return size > before ? tiles : []
}

/** The bytes of a bundle: each entry follows its own length, which takes two bytes. */
export const writeBundle = (entries: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(entries.reduce((sum, { length }) => sum + 2 + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const entry of entries) {
    view.setUint16(at, entry.length)
    bytes.set(entry, at + 2)
    at += 2 + entry.length
  }
  return bytes
}

/** Reads the entries of a bundle; undefined where an entry is cut off. */
export const readBundle = (bytes: Uint8Array): Uint8Array[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: Uint8Array[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + 2 > bytes.length) return undefined
    const end = at + 2 + view.getUint16(at)
    if (end > bytes.length) return undefined
    entries.push(bytes.subarray(at + 2, end))
    at = end
  }
  return entries
}
