import { type FileKind, mediaTypeOf } from '@portal/files/server'
import type { Ctx, DataKey, SignedInCtx } from '@portal/platform/server'
import type { ProofView } from '@portal/proofs/contract'
import { shortCode } from '@portal/proofs/proof'
import { proofOf } from '@portal/proofs/server'
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { EvidenceDetail, FileProblem, SlotFile, StatementFacts } from '../contract/detail.ts'
import { allProvedOutside } from '../contract/outside-proof.ts'
import { isTravelDocument, type Slot, slots } from '../contract/slots.ts'
import { declaredOf } from './declared-copy.ts'
import { getOwnEvidence, originalsOf } from './find-evidence.ts'
import { statements } from './history.table.ts'
import { type EvidenceRecord, evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'
import { rowOf } from './list-own.ts'
import { signOriginal } from './original-links.ts'
import { maskedNumber, showField } from './personal-data.ts'
import { fileNameOf } from './read-original.ts'

type Reading = Pick<Ctx, 'db' | 'cipher' | 'signer' | 'now' | 'config'>
type Statement = typeof statements.$inferSelect

/** The statements of a record (`seq` is set), and those of its single files. */
const statementsAbout = ({ db }: Pick<Ctx, 'db'>, evidenceId: string, files: readonly Original[]) =>
  db
    .select()
    .from(statements)
    .where(
      or(
        and(eq(statements.evidenceId, evidenceId), isNotNull(statements.seq)),
        inArray(
          statements.originalId,
          files.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(statements.seq))

export const factsOf = (made: Statement, proof: ProofView | undefined): StatementFacts[] => {
  const { kind, seq, sha256, sm3, prev, createTime } = made
  if (seq === null || (kind !== 'seal' && kind !== 'supplement')) return []
  return [{ kind, seq, sha256, sm3, prev, createTime: createTime.getTime(), proof: proof ?? null }]
}

const problemOf = ({ scan, problem }: Original): FileProblem | null => {
  if (problem) return problem
  if (scan === 'infected') return 'infected'
  return scan === 'pending' ? 'scanning' : null
}

const cardOf = ({ card }: Original): SlotFile['card'] => {
  if (!card) return null
  if (card.state !== 'known') return { state: card.state, at: null, by: null, code: null }
  return { state: 'known', at: card.at, by: card.by, code: shortCode(new Uint8Array(Buffer.from(card.root, 'base64'))) }
}

type Showing = { key: DataKey; reader: string; leaf: ProofView | undefined }

const slotFileOf = (ctx: Reading, original: Original, { key, reader, leaf }: Showing): SlotFile => {
  const { id, kind, sha256, sm3, size, receivedAt, slot } = original
  const problem = problemOf(original)
  const masked = slot !== null && isTravelDocument(slot)
  const links = problem || masked ? { url: null, viewUrl: null, thumbnail: null } : signOriginal(ctx, original, reader)
  return {
    id,
    ...links,
    fileName: fileNameOf(original, originalKeyOf(ctx, original, key)),
    type: mediaTypeOf(kind as FileKind),
    sha256,
    sm3,
    size,
    receivedAt: receivedAt.getTime(),
    copyOf: declaredOf(original),
    masked,
    problem,
    card: cardOf(original),
    leaf: leaf ? { index: leaf.log.index, integratedAt: leaf.log.integratedAt } : null,
  }
}

/** The detail of a record. The caller has checked that the reader may see it; `reader` is the user id that the links name. */
export const detailOf = async (ctx: Reading, record: EvidenceRecord, reader: string): Promise<EvidenceDetail> => {
  const files = await originalsOf(ctx, record.id)
  const made = await statementsAbout(ctx, record.id, files)
  const proofs = await proofOf(
    ctx,
    made.map(({ sha256 }) => sha256),
  )
  const leaves = new Map(made.map(({ originalId, sha256 }) => [originalId, proofs.get(sha256)]))
  const key = evidenceKeyOf(ctx, record)
  const slotted = new Map(files.map((file) => [file.slot, file]))
  const shown = slots.map((slot): [Slot, SlotFile | null] => {
    const file = slotted.get(slot)
    return [slot, file ? slotFileOf(ctx, file, { key, reader, leaf: leaves.get(file.id) }) : null]
  })
  const facts = made.flatMap((one) => factsOf(one, proofs.get(one.sha256)))
  return {
    ...rowOf(record, files, allProvedOutside(facts.map(({ proof }) => proof))),
    obligeeName: record.obligeeName,
    idCard: showField(ctx, 'idCard', record, maskedNumber),
    lxrPhone: showField(ctx, 'lxrPhone', record),
    ...(Object.fromEntries(shown) as Record<Slot, SlotFile | null>),
    statements: facts,
  }
}

export const ownEvidenceDetail = async (
  ctx: SignedInCtx,
  { query }: { query: { id: string } },
): Promise<EvidenceDetail> => detailOf(ctx, await getOwnEvidence(ctx, query.id), ctx.actor.userId)
