import { anchorFaults, type Pins } from '@portal/proofs/proof'
import type { Report } from '../proof/verify/report.ts'
import { changed, moved, relist, rewritten, taken, type Unpacked, without } from './tampering.ts'

/** A way of tampering whose whole verdict is compared. */
export type ToldTampering = {
  name: string
  verdict: Report['verdict']
  make: (base: Unpacked, other: Unpacked) => Unpacked
  /** Changes the pins by which the package is judged. */
  pins?: (pins: Pins) => Pins
}

const anchor = 'evidence/anchor.json'
const token = 'evidence/statement.tsr'
const container = 'evidence/statement.asics'
/** A name that a forger would like to read on a verdict. */
export const court = '天平链（北京互联网法院）'

const told = (
  verdict: Report['verdict'],
  name: string,
  make: ToldTampering['make'],
  pins?: ToldTampering['pins'],
): ToldTampering => ({ name, verdict, make: (base, other) => relist(make(base, other)), ...(pins ? { pins } : {}) })

const same: ToldTampering['make'] = (base) => base

const inAnchor = (files: Unpacked, change: Record<string, unknown>): Unpacked =>
  changed(files, anchor, (bytes) => Buffer.from(JSON.stringify({ ...JSON.parse(String(bytes)), ...change })))

const yearMs = 365 * 86_400_000
const timeOf = (files: Unpacked): number => JSON.parse(String(files.get(anchor))).blockTime

/** Removes the proof of the block from the anchor file, and names an invented block of a year earlier. */
const invented: ToldTampering['make'] = (base) =>
  inAnchor(base, {
    ...{ header: undefined, proof: undefined, profile: 'no-header-proof', chain: court },
    ...{ blockNumber: 7, blockHash: `0x${'77'.repeat(32)}`, blockTime: timeOf(base) - yearMs },
  })

const added = (files: Unpacked, ...paths: string[]): Unpacked =>
  paths.reduce((all, path) => new Map(all).set(path, Buffer.from(`${court}\n`)), files)

/** Ways of tampering with a package that has two time-stamps and an anchor; `other` is another record of the same portal. */
export const toldTamperings: readonly ToldTampering[] = [
  told('VALID', 'untouched', same),
  told('VALID', 'the chain renamed', (base) => inAnchor(base, { chain: court })),
  told('PARTIAL', 'header and proof of the block taken out, another block invented', invented),
  told('VALID', 'the same, by pins that say that this chain must be asked', invented, (pins) => ({
    ...pins,
    anchors: pins.anchors.map((pin) => ({ ...pin, profile: 'no-header-proof' })),
  })),
  told('CANNOT_TELL', 'by pins without a chain', same, (pins) => ({ ...pins, anchors: [] })),
  told('INVALID', 'by pins of another chain', same, (pins) => ({
    ...pins,
    anchors: pins.anchors.map((pin) => ({ ...pin, chainId: 1 })),
  })),
  told('INVALID', 'an anchor that is none', (base) => changed(base, anchor, () => Buffer.from('{}'))),
  told('INVALID', 'the anchor of another record', (base, other) => taken(base, anchor, other)),
  told('INVALID', 'the block put back by a year', (base) => inAnchor(base, { blockTime: timeOf(base) - yearMs })),
  told('INVALID', 'by pins of another sender', same, (pins) => ({
    ...pins,
    anchors: pins.anchors.map((pin) => ({ ...pin, senders: [`0x${'ab'.repeat(20)}`] })),
  })),
  told('PARTIAL', 'files beside the proofs, their lines in the list', (base) =>
    added(
      base,
      'evidence/notarial-deed.pdf',
      'evidence/earlier/2/statement.json',
      'evidence/renewal/2/list.txt',
      'evidence/revocation/1.crl',
      'evidence/card/pulse.txt',
      'judgment.pdf',
    ),
  ),
  told('VALID', 'another organisation in bag-info.txt', (base) =>
    changed(base, 'bag-info.txt', (bytes) => Buffer.from(`${bytes}Source-Organization: ${court}\n`)),
  ),
  told('VALID', 'the second time-stamp taken away', (base) => without(base, `${token}.2`)),
  told('VALID', 'the first time-stamp taken away, the second in its place', (base) => moved(base, `${token}.2`, token)),
  told('VALID', 'the first time-stamp in place of the second', (base) => taken(base, `${token}.2`, base, token)),
  told('PARTIAL', 'all time-stamps and the anchor taken away', (base) =>
    without(base, token, `${token}.2`, 'evidence/checkpoint.tsr', anchor),
  ),
  told('VALID', 'leaf, checkpoint and container taken away', (base) =>
    without(base, 'evidence/leaf.txt', 'evidence/checkpoint.txt', container),
  ),
  told('INVALID', 'the container of another record', (base, other) => taken(base, container, other)),
  told('INVALID', 'the token in the container altered', (base) =>
    rewritten(base, container, /(?<=tst[\s\S]{900})./, '~'),
  ),
  told('VALID', 'by pins that name another operator, and no public records', same, ({ records: _, ...pins }) => ({
    ...pins,
    operator: { name: '另一家公司', uscc: '' },
  })),
]

type AnchorTampering = { name: string; told: string; make: (base: Unpacked) => Unpacked; pins?: ToldTampering['pins'] }

const inOwnAnchor = (
  name: string,
  fault: keyof typeof anchorFaults,
  change: Record<string, unknown>,
): AnchorTampering => ({
  ...{ name, told: anchorFaults[fault], make: (base) => relist(inAnchor(base, change)) },
})
const digest = `0x${'12'.repeat(32)}`

/** Each changes one thing of the anchor file or of its pins; `told` is what every verifier says of it. */
export const anchorTamperings: readonly AnchorTampering[] = [
  inOwnAnchor('another number of the chain', 'chain', { chainId: 1 }),
  inOwnAnchor('another hash of the transaction', 'transaction_hash', { transactionHash: digest }),
  inOwnAnchor('another hash of the block', 'header', { blockHash: digest }),
  inOwnAnchor('another height of the block', 'header', { blockNumber: 10 }),
  inOwnAnchor('another place in the block', 'inclusion', { transactionIndex: 1 }),
  {
    ...{ name: 'another contract than the pins name', told: anchorFaults.target, make: (base) => base },
    pins: (pins) => ({
      ...pins,
      anchors: pins.anchors.map((pin) => ({ ...pin, contracts: [`0x${'cd'.repeat(20)}`] })),
    }),
  },
]
