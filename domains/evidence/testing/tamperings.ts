import type { Report } from '../proof/verify/report.ts'
import {
  changed,
  exchanged,
  flipped,
  moved,
  releafed,
  relist,
  rewritten,
  taken,
  type Unpacked,
  without,
} from './tampering.ts'

export type Tampering = {
  name: string
  verdict: Report['verdict']
  /** The claim whose verdict shows the tampering. */
  claim: string
  make: (base: Unpacked, other: Unpacked) => Unpacked
}

const statement = 'evidence/statement.json'
const proof = 'evidence/proof.tlog-proof'
const token = 'evidence/statement.tsr'
const manifest = 'manifest-sha256.txt'
const [contract, passport, booth] = ['data/01-zzfHt.jpg', 'data/04-hzSy.jpg', 'data/12-zhtwTwh.jpg']

const caught = (claim: string, name: string, make: Tampering['make']): Tampering => ({
  name,
  verdict: 'INVALID',
  claim,
  make,
})
const partial = (claim: string, name: string, make: Tampering['make']): Tampering => ({
  name,
  verdict: 'PARTIAL',
  claim,
  make,
})
const untold = (claim: string, name: string, make: Tampering['make']): Tampering => ({
  name,
  verdict: 'CANNOT_TELL',
  claim,
  make,
})

/** Replaces a text in both files that hold the checkpoint, as a forger would. */
const inCheckpoint = (files: Unpacked, from: string | RegExp, to: string): Unpacked =>
  relist(rewritten(rewritten(files, proof, from, to), 'evidence/checkpoint.txt', from, to))

const inStatement = (files: Unpacked, from: string | RegExp, to: string): Unpacked =>
  relist(releafed(rewritten(files, statement, from, to)))

const cutManifestLine = (files: Unpacked, path: string): Unpacked =>
  rewritten(files, manifest, new RegExp(`[0-9a-f]{64}  ${path}\n`), '')

/** One way of tampering for each claim and verdict, where each way would show the same. */
export const oneOfEachClaim = (all: readonly Tampering[]): readonly Tampering[] => [
  ...new Map(all.map((one) => [`${one.claim} ${one.verdict}`, one])).values(),
]

/** Every way of tampering that was thought of, made out of a good package; `other` is another record of the same portal. */
export const tamperings: readonly Tampering[] = [
  caught('files', 'a bit of a photograph', (base) => flipped(base, booth, 100)),
  caught('files', 'a photograph cut short', (base) => changed(base, booth, (bytes) => bytes.subarray(0, -1))),
  caught('files', 'a byte behind a photograph', (base) =>
    changed(base, booth, (it) => Buffer.concat([it, Buffer.of(0)])),
  ),
  caught('files', 'an empty photograph', (base) => changed(base, booth, () => Buffer.alloc(0))),
  caught('files', 'two papers exchanged', (base) => exchanged(base, contract, passport)),
  caught('files', 'a paper slipped in', (base) => new Map(base).set('data/05-hzQz.jpg', Buffer.from('visa'))),
  caught('files', 'a paper under another name', (base) => moved(base, contract, 'data/02-zzfTzs.jpg')),
  caught('manifest', 'a photograph replaced together with its line', (base) =>
    relist(rewritten(flipped(base, booth, 5), manifest, /[0-9a-f]{64}(?= {2}data\/12)/, 'ab'.repeat(32))),
  ),
  caught('manifest', 'a paper withheld together with its line', (base) =>
    relist(cutManifestLine(without(base, passport), passport)),
  ),
  caught('manifest', 'the manifest taken away', (base) => relist(without(base, manifest))),
  caught('manifest', 'a line added to the manifest', (base) =>
    relist(changed(base, manifest, (bytes) => Buffer.concat([bytes, Buffer.from(`${'00'.repeat(32)}  data/x\n`)]))),
  ),
  caught('sm3', 'another SM3 stated', (base) => inStatement(base, /"sm3":"[0-9a-f]{8}/, '"sm3":"00000000')),
  caught('log', 'a file name rewritten in the statement', (base) =>
    inStatement(base, 'record.json","path', 'record.txt","path'),
  ),
  caught('log', 'the time of reception put back', (base) => inStatement(base, '2026-11-20T05', '2025-11-20T05')),
  caught('log', 'another number of the record', (base) => inStatement(base, 'EV20261120048213', 'EV20261120048214')),
  caught('log', 'a statement changed, its leaf left', (base) =>
    relist(rewritten(base, statement, 'EV20261120048213', 'EV20261120048214')),
  ),
  caught('statement', 'white space in the statement', (base) => inStatement(base, '{"evidence"', '{ "evidence"')),
  caught('statement', 'a name given twice in the statement', (base) =>
    inStatement(base, '"v":"cn.ip', '"salt":"00","v":"cn.ip'),
  ),
  caught('statement', 'the statement cut short', (base) =>
    relist(changed(base, statement, (it) => it.subarray(0, 200))),
  ),
  caught('statement', 'the statement taken away', (base) => relist(without(base, statement))),
  untold('statement', 'a statement of a later version', (base) =>
    inStatement(base, 'cn.ip-evidence/1', 'cn.ip-evidence/2'),
  ),
  caught('log', 'another index', (base) => relist(rewritten(base, proof, 'index 6\n', 'index 5\n'))),
  caught('log', 'an index beyond the log', (base) => relist(rewritten(base, proof, 'index 6\n', 'index 60\n'))),
  caught('log', 'a bit of a hash of the proof', (base) =>
    relist(rewritten(base, proof, /\n[^0\n](?=[^\n]{43}\n)/, '\n0')),
  ),
  caught('log', 'a hash of the proof left out', (base) => relist(rewritten(base, proof, /\n[^\n]{44}(?=\n)/, ''))),
  caught('log', 'a larger log', (base) => inCheckpoint(base, /\n10\n(?=[^\n]{44}\n)/, '\n11\n')),
  caught('log', 'another root', (base) => inCheckpoint(base, /(\n\d+\n)[^\n]{4}(?=[^\n]{40}\n\n)/, '$1AAAA')),
  caught('log', 'a log by another name', (base) => inCheckpoint(base, /house\.example/g, 'horse.example')),
  caught('log', 'the signature of the log taken away', (base) =>
    inCheckpoint(base, /\u00e2\u0080\u0094 house[^\n]*\n/, ''),
  ),
  caught('log', 'the proof of another record', (base, other) =>
    relist(taken(taken(base, proof, other), 'evidence/checkpoint.txt', other)),
  ),
  caught('log', 'the checkpoint of another day', (base, other) =>
    relist(taken(base, 'evidence/checkpoint.txt', other)),
  ),
  caught('log', 'a proof that is none', (base) => relist(changed(base, proof, () => Buffer.from('proof\n')))),
  untold('log', 'the proof of the log taken away', (base) => relist(without(base, proof))),
  caught('witness', 'the witness taken away', (base) => inCheckpoint(base, /\u00e2\u0080\u0094 witness[^\n]*\n/, '')),
  caught('witness', 'a bit of the cosignature', (base) =>
    inCheckpoint(base, /(\u00e2\u0080\u0094 witness\S* \S{40}\/*)[^\s/]/, '$1/'),
  ),
  caught('time', 'the token of another record', (base, other) => relist(taken(base, token, other))),
  caught('time', 'the token of the checkpoint in place of the statement’s', (base) =>
    relist(exchanged(base, token, 'evidence/checkpoint.tsr')),
  ),
  caught('time', 'a token cut short', (base) => relist(changed(base, token, (bytes) => bytes.subarray(0, -20)))),
  caught('time', 'a bit of the signature of the token', (base) => relist(flipped(base, token, -5))),
  caught('time', 'a second token that is none', (base) =>
    relist(new Map(base).set(`${token}.2`, Buffer.from('token'))),
  ),
  partial('time', 'the token taken away', (base) => relist(without(base, token))),
  partial('package', 'the token taken away, its line left', (base) => without(base, token)),
  partial('files', 'the page of the passport withheld', (base) => without(base, passport)),
  partial('files', 'the private record withheld', (base) => without(base, 'data/record.json')),
  partial('package', 'the certificate withheld', (base) => without(base, 'certificate.pdf')),
  caught('package', 'another certificate', (base) => changed(base, 'certificate.pdf', () => Buffer.from('%PDF-1.7'))),
  caught('package', 'a file beside the package', (base) => new Map(base).set('evidence/note.txt', Buffer.from('x'))),
  caught('package', 'the list of accompanying files taken away', (base) => without(base, 'tagmanifest-sha256.txt')),
  caught('history', 'an earlier statement that there never was', (base, other) =>
    relist(taken(base, 'evidence/earlier/1/statement.json', other, statement)),
  ),
]
