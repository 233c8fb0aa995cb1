import { createHash } from 'node:crypto'
import { type FileKind, mediaTypeOf } from '@portal/files/server'
import { type DataKey, publish } from '@portal/platform/server'
import { orderedProofs } from '@portal/proofs/server'
import { asc, eq } from 'drizzle-orm'
import { isTravelDocument, requiredSlots, type Slot, slotNumber, slotTitle } from '../contract/slots.ts'
import { manifestText } from '../proof/statement/manifest.ts'
import { copyNote, type StatementFile, statementVersion } from '../proof/statement/statement.ts'
import { type Claims, claimsOf } from './captured-claims.ts'
import { cardIn, notBeforeOf } from './card/not-before.ts'
import { ensureConsent } from './consents.ts'
import { declaredOf } from './declared-copy.ts'
import { evidenceSettings } from './evidence.settings.ts'
import { type CardReading, evidences } from './evidence.table.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { ensure } from './failures.ts'
import { nextVersion } from './find-evidence.ts'
import { statements } from './history.table.ts'
import { type EvidenceRecord, type Original, originalKeyOf } from './keys-of.ts'
import { makeStatement, newSalt, recordBytes } from './make-statement.ts'
import { fileNameOf, type Reread, rereadOriginal } from './read-original.ts'
import { recordFile, recordLine } from './record-file.ts'
import { reportFindings } from './report-findings.ts'

type Sealing = { record: EvidenceRecord; key: DataKey; files: readonly Original[] }

/** The missing slots stand in the order of the form, so that the page's message begins with the first of them. */
const ensureComplete = (files: readonly Original[]): void => {
  const filled = new Set(files.map(({ slot }) => slot))
  const missing = requiredSlots.filter((slot) => !filled.has(slot))
  const fields = missing.map((slot) => ({ path: slot, msg: `请上传${slotTitle(slot)}` }))
  const msg = `缺少必备材料：${missing.map(slotTitle).join('、')}`
  ensure(missing.length === 0, 'evidence.incomplete', { msg, fields })
}

const ensureScanned = (files: readonly Original[]): void => {
  ensure(!files.some(({ scan }) => scan === 'infected'), 'evidence.infected')
  ensure(!files.some(({ scan }) => scan === 'pending'), 'evidence.scan_pending')
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' }
const pathOf = (slot: Slot, kind: string): string =>
  `data/${String(slotNumber(slot)).padStart(2, '0')}-${slot}.${extensions[kind] ?? kind}`

const slotOf = ({ id, slot }: Original): Slot => {
  if (slot === null) throw new Error(`original ${id} of a record has no slot`)
  return slot
}

/** How a statement and a package name a kept file. */
const fileLine = (ctx: EvidenceCtx, key: DataKey, original: Original): StatementFile => {
  const { sha256, sm3, size, kind, receivedAt } = original
  const slot = slotOf(original)
  return {
    name: fileNameOf(original, originalKeyOf(ctx, original, key)),
    path: pathOf(slot, kind),
    receivedAt: receivedAt.toISOString(),
    sha256,
    size,
    slot,
    sm3,
    type: mediaTypeOf(kind as FileKind),
    ...copyNote(declaredOf(original)),
  }
}

type Reading = { broken: Slot[]; claims: Partial<Record<Slot, Claims>>; cards: { path: string; card: CardReading }[] }

/**
 * Reads every file again, one after the other. Files that are lost or altered are written down and the record cannot be
 * proved (`proof` 2). Of the intact ones it answers what they claim about their making, and which time card they show.
 */
const reread = async (ctx: EvidenceCtx, { record, key, files }: Sealing): Promise<Reading> => {
  const found: ({ original: Original } & Reread)[] = []
  const claims: Reading['claims'] = {}
  const cards: Reading['cards'] = []
  for (const original of files) {
    const read = await rereadOriginal(ctx, original, originalKeyOf(ctx, original, key))
    if (read.state !== 'intact') found.push({ original, ...read })
    else {
      const claimed = await claimsOf(read.bytes, original.kind)
      if (claimed) claims[slotOf(original)] = claimed
      const card = await cardIn(ctx, original, read.bytes)
      if (card) cards.push({ path: pathOf(slotOf(original), original.kind), card })
    }
  }
  if (found.length > 0) {
    await reportFindings(ctx, found)
    await ctx.db.update(evidences).set({ proof: 2, version: nextVersion }).where(eq(evidences.id, record.id))
  }
  return { broken: found.map(({ original }) => slotOf(original)), claims, cards }
}

const earlierOf = (ctx: EvidenceCtx, evidenceId: string) =>
  ctx.db.select().from(statements).where(eq(statements.evidenceId, evidenceId)).orderBy(asc(statements.seq))

/**
 * Seals a record, or its supplement, in the caller's transaction: every file is read and hashed again, then statement, leaf
 * and state are written together or not at all. Answers the slots whose files are lost or altered; if there are any, nothing
 * was sealed. Fails if a required slot is empty, a file is infected or not yet scanned, or the consent is missing.
 */
export const sealEvidence = async (ctx: EvidenceCtx, sealing: Sealing): Promise<Slot[]> => {
  const { record, key, files } = sealing
  ensureComplete(files)
  ensureScanned(files)
  if (record.state === 0 && files.some((file) => isTravelDocument(slotOf(file)))) await ensureConsent(ctx)
  const { broken, claims, cards } = await reread(ctx, sealing)
  if (broken.length > 0) return broken

  const earlier = (await earlierOf(ctx, record.id)).filter(({ seq }) => seq !== null)
  const [first] = earlier
  const last = earlier.at(-1)
  const at = ctx.now()
  const bytes = first ? recordBytes(key, first) : recordFile(ctx, record, { captured: claims, files })
  const lines = [...files.map((file) => fileLine(ctx, key, file)), recordLine(bytes, first?.createTime ?? at)].sort(
    (a, b) => (a.path < b.path ? -1 : 1),
  )
  const salt = newSalt(ctx)
  const kind = first ? 'supplement' : 'seal'
  const { operator, commit } = evidenceSettings(ctx.config)
  await ctx.db
    .update(evidences)
    .set({ state: 1, proof: 1, sealedAt: record.sealedAt ?? at, version: nextVersion })
    .where(eq(evidences.id, record.id))
  const { id, evidenceNo, userId } = record
  await publish(ctx, kind === 'seal' ? 'evidence.sealed' : 'evidence.supplemented', { id, evidenceNo, userId })
  await makeStatement(ctx, {
    statement: {
      v: statementVersion,
      kind,
      evidence: record.evidenceNo,
      files: lines,
      manifestSha256: createHash('sha256').update(manifestText(lines)).digest('hex'),
      notBefore: notBeforeOf(cards),
      operator,
      ordered: orderedProofs(ctx.config),
      prev: last?.sha256 ?? null,
      salt,
      software: { name: 'one-chain-portal', commit },
      submitter: { auth: 'account', ref: createHash('sha256').update(`${salt} ${record.userId}`).digest('hex') },
    },
    key,
    evidenceId: record.id,
    seq: earlier.length + 1,
    record: bytes,
  })
  return []
}
