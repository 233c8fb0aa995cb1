import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64 } from './base64.ts'
import { consistencyRanges, emptyRoot, hashLeaf, inclusionRanges } from './merkle.ts'
import { verifyConsistency, verifyInclusion } from './merkle-check.ts'
import { createTree } from './tree.ts'

/** Reference leaves and roots: transparency-dev/merkle, testonly/constants.go (also google/certificate-transparency). */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

/** Proofs of transparency-dev/merkle, testdata/{inclusion,consistency}/{1..4}/happy-path.json. */
const a = 'bjQLnP+zepicpUTmu3gKLHiQHT+zNzh2hRGjBhevoB0='
const b = 'lqKW0iTyhcZ77pPDD4owkVfw2qNdxbh+QQt4YwoJz8c='
const cd = 'Xwg/ChozygdqlSeYMlgNs+DvRYS9/x9UyKNg9Q3jAx4='
const e = 'vBoGQ7EuTS18d5GPROD095qDi2z57FtcKD4fTYhZnms='
const ef = 'DrxdNDf74tsVi58Sah0RjjCBgQMdCpSfje3t68VY72o='
const gh = 'yoVOoSjtBQtBs1/8G4e46yveRh6eO1WW7Oa51ZdaCuA='
const abcd = '037kGJdt2VdTwcc4Yrk5j6Kiz5tP8P3+izDNlSCWFLc='
const ab = '+sVCA+fMaWzw38tCySodnbr3CtnmIfS9jZhmLwDjwSU='
const efgh = 'a0eq8p7jwq+a+Im8H7klTavTEXfxYjLdaqsDXKOb9uQ='
const inclusions = [
  { index: 0, size: 8, leaf: a, proof: [b, cd, efgh] },
  { index: 5, size: 8, leaf: 'QnGia+DYqE8L1UyMMC58s6O10fpngKQLzOKHNHfatlg=', proof: [e, gh, abcd] },
  { index: 2, size: 3, leaf: 'ApjRIpBtz8EIkstTpzmS/FufST6kybrbJ7eRtBJ6f+c=', proof: [ab] },
  { index: 1, size: 5, leaf: b, proof: [a, cd, e] },
]
const consistencies = [
  { old: 1, size: 8, proof: [b, cd, efgh] },
  { old: 6, size: 8, proof: [ef, gh, abcd] },
  { old: 2, size: 5, proof: [cd, e] },
  { old: 6, size: 7, proof: [ef, 'sIaT7C5yFZcTBkHoIR5+7cy0wmQTlj7ubB4u0W/7Gl8=', abcd] },
]

const bytesOf = (text: string) => fromBase64(text) ?? new Uint8Array()
const rootOf = (size: number) => Uint8Array.from(Buffer.from(roots[size] ?? '', 'hex'))
const garbage = new Uint8Array(32).fill(7)
const flipped = (bytes: Uint8Array, bit: number) => bytes.map((byte, at) => (at === 0 ? byte ^ (1 << bit) : byte))

const treeOf = (size: number) => {
  const tree = createTree()
  for (let at = 0; at < size; at += 1) tree.append(hashLeaf(Uint8Array.of(at >> 8, at)))
  return tree
}

/** The ways in which transparency-dev/merkle's own test data spoils a proof. */
const spoiledProofs = (proof: Uint8Array[], root: Uint8Array): [string, Uint8Array[]][] => [
  ['an empty proof', []],
  ['trailing garbage', [...proof, garbage]],
  ['the root behind it', [...proof, root]],
  ['garbage before it', [garbage, ...proof]],
  ['the root before it', [root, ...proof]],
  ['a proof cut short', proof.slice(0, -1)],
  ['its first hash left out', proof.slice(1)],
  ['a hash put in between', [...proof.slice(0, 1), garbage, ...proof.slice(1)]],
  ...proof.map((hash, at): [string, Uint8Array[]] => [`bit 3 of hash ${at}`, proof.with(at, flipped(hash, 3))]),
]

it('computes the reference roots of 0 to 8 leaves', () => {
  const tree = createTree()
  const seen = [Buffer.from(tree.root()).toString('hex')]
  for (const leaf of leaves) {
    tree.append(hashLeaf(Uint8Array.from(Buffer.from(leaf, 'hex'))))
    seen.push(Buffer.from(tree.root()).toString('hex'))
  }
  expect(seen).toEqual(roots)
  expect(Buffer.from(emptyRoot).toString('hex')).toBe(roots[0])
})

describe.each(inclusions)('inclusion of leaf $index in $size', ({ index, size, leaf, proof }) => {
  const good = { index, size, leafHash: bytesOf(leaf), proof: proof.map(bytesOf), root: rootOf(size) }

  it('is accepted', () => expect(verifyInclusion(good)).toBe(true))

  const spoiled: [string, typeof good][] = [
    ['the index before', { ...good, index: index - 1 }],
    ['the index after', { ...good, index: index + 1 }],
    ['another index', { ...good, index: index ^ 2 }],
    ['an index without measure', { ...good, index: Number.NaN }],
    ['half an index', { ...good, index: index + 0.5 }],
    ['twice the size', { ...good, size: size * 2 }],
    ['half the size', { ...good, size: Math.floor(size / 2) }],
    ['no size', { ...good, size: 0 }],
    ['another leaf', { ...good, leafHash: garbage }],
    ['no root', { ...good, root: new Uint8Array() }],
    ['another root', { ...good, root: garbage }],
    ...spoiledProofs(good.proof, good.root).map(([name, proof]): [string, typeof good] => [name, { ...good, proof }]),
  ]

  it.each(spoiled)('is refused with %s', (_name, input) => expect(verifyInclusion(input)).toBe(false))
})

describe.each(consistencies)('consistency of $old with $size', ({ old, size, proof }) => {
  const good = { old, size, proof: proof.map(bytesOf), oldRoot: rootOf(old), root: rootOf(size) }

  it('is accepted', () => expect(verifyConsistency(good)).toBe(true))

  const spoiled: [string, typeof good][] = [
    ['the old size one less', { ...good, old: old - 1 }],
    ['the old size one more', { ...good, old: old + 1 }],
    ['another old size', { ...good, old: old ^ 2 }],
    ['twice the size', { ...good, size: size * 2 }],
    ['half the size', { ...good, size: Math.floor(size / 2) }],
    ['another old root', { ...good, oldRoot: garbage }],
    ['another root', { ...good, root: garbage }],
    ['the roots exchanged', { ...good, oldRoot: good.root, root: good.oldRoot }],
    ['the old root before it', { ...good, proof: [good.oldRoot, ...good.proof] }],
    ...spoiledProofs(good.proof, good.root).map(([name, proof]): [string, typeof good] => [name, { ...good, proof }]),
  ]

  it.each(spoiled)('is refused with %s', (_name, input) => expect(verifyConsistency(input)).toBe(false))
})

describe('consistency at the edges', () => {
  it.each([
    ['from nothing to nothing', 0, 0, []],
    ['from nothing to something', 0, 1, []],
    ['from nothing with a proof', 0, 5, [garbage]],
    ['backwards', 2, 1, []],
    ['of one with itself by a proof', 1, 1, [garbage]],
    ['of one with two by no proof', 1, 2, []],
  ])('says nothing %s', (_name, old, size, proof) => {
    expect(verifyConsistency({ old, size, proof, oldRoot: rootOf(old), root: rootOf(size) })).toBe(false)
  })

  it('holds of a tree with itself, and of no other of its size', () => {
    expect(verifyConsistency({ old: 1, size: 1, proof: [], oldRoot: rootOf(1), root: rootOf(1) })).toBe(true)
    expect(verifyConsistency({ old: 1, size: 1, proof: [], oldRoot: garbage, root: rootOf(1) })).toBe(false)
  })
})

describe('every proof of every tree up to 130 leaves', () => {
  const tree = treeOf(130)

  it('is accepted for the leaf, and for no other root', () => {
    let checked = 0
    for (let size = 1; size <= 130; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const leafHash = tree.at({ level: 0, index })
        const proof = inclusionRanges(index, size).map(tree.hashOf)
        const good = verifyInclusion({ index, size, leafHash, proof, root: tree.root(size) })
        const bad = verifyInclusion({ index, size, leafHash, proof, root: tree.root((size % 130) + 1) })
        if (!good || bad) throw new Error(`leaf ${index} of ${size}`)
        checked += 1
      }
    }
    expect(checked).toBe((130 * 131) / 2)
  })

  it('shows that each was only added to', () => {
    let checked = 0
    for (let size = 1; size <= 130; size += 1) {
      for (let old = 1; old <= size; old += 1) {
        const proof = consistencyRanges(old, size).map(tree.hashOf)
        const good = verifyConsistency({ old, size, proof, oldRoot: tree.root(old), root: tree.root(size) })
        const bad = verifyConsistency({ old, size, proof, oldRoot: garbage, root: tree.root(size) })
        if (!good || bad) throw new Error(`${old} of ${size}`)
        checked += 1
      }
    }
    expect(checked).toBe((130 * 131) / 2)
  })
})

it('refuses a proof of a leaf that was altered, wherever it lies', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1), fc.nat(255)))
  fc.assert(
    fc.property(place, ([size, index, bit]) => {
      const tree = treeOf(size)
      const proof = inclusionRanges(index, size).map(tree.hashOf)
      const leafHash = Uint8Array.from(tree.at({ level: 0, index }))
      leafHash[bit >> 3] = (leafHash[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(verifyInclusion({ index, size, leafHash, proof, root: tree.root() })).toBe(false)
    }),
    { numRuns: 60 },
  )
})
