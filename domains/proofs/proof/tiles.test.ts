import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newTiles, readBundle, readTilePath, tilePath, writeBundle } from './tiles.ts'

describe('the path of a tile', () => {
  it.each([
    // The examples of c2sp.org/tlog-tiles.
    [{ level: 0, index: 1234067, width: 256 }, 'tile/0/x001/x234/067'],
    [{ level: 1, index: 0, width: 17 }, 'tile/1/000.p/17'],
    [{ level: 'entries' as const, index: 999, width: 256 }, 'tile/entries/999'],
    [{ level: 63, index: 1000, width: 1 }, 'tile/63/x001/000.p/1'],
  ])('%o is %s', (tile, path) => {
    expect(tilePath(tile)).toBe(path)
    expect(readTilePath(path)).toEqual(tile)
  })

  it.each([
    'tile/0/67',
    'tile/00/067',
    'tile/0/x000/067',
    'tile/0/067.p/0',
    'tile/0/067.p/256',
    'tile/0/067.p/07',
    'tile/0/001/067',
    'tile/data/067',
    'tile/0/067/',
    'tile/0/../067',
    'checkpoint',
  ])('is not %s', (path) => expect(readTilePath(path)).toBeUndefined())

  it('comes back whatever its numbers', () => {
    fc.assert(
      fc.property(fc.nat(63), fc.nat(2 ** 31 - 1), fc.integer({ min: 1, max: 256 }), (level, index, width) => {
        expect(readTilePath(tilePath({ level, index, width }))).toEqual({ level, index, width })
      }),
    )
  })
})

describe('the tiles of a tree', () => {
  it('of 70,000 leaves are those of the specification', () => {
    const tiles = newTiles(0, 70_000)
    const count = (level: number, full: boolean) =>
      tiles.filter((tile) => tile.level === level && (tile.width === 256) === full).length
    expect([count(0, true), count(1, true), count(2, true)]).toEqual([273, 1, 0])
    const partial = tiles.filter(({ width }) => width < 256).map(({ level, width }) => [level, width])
    expect(partial).toEqual([
      ['entries', 112],
      [0, 112],
      [1, 17],
      [2, 1],
    ])
  })

  it('of 256 leaves are a full one and one of width 1 above it', () => {
    expect(newTiles(255, 256).map(tilePath)).toEqual(['tile/entries/000', 'tile/0/000', 'tile/1/000.p/1'])
  })

  it('that a longer tree adds leave out what did not change', () => {
    expect(newTiles(70_000, 70_001).map(tilePath)).toEqual(['tile/entries/273.p/113', 'tile/0/273.p/113'])
    expect(newTiles(5, 5)).toEqual([])
  })
})

describe('a bundle of entries', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (entries) => {
        expect(readBundle(writeBundle(entries))).toEqual(entries)
      }),
    )
  })

  it('is none where an entry is cut off', () => {
    const bundle = writeBundle([Uint8Array.of(1, 2, 3)])
    expect(readBundle(bundle.subarray(0, 4))).toBeUndefined()
    expect(readBundle(bundle.subarray(0, 1))).toBeUndefined()
  })
})
