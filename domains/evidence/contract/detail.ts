import { declaredPicture } from '@portal/files/contract'
import { proofView } from '@portal/proofs/contract'
import * as z from 'zod/mini'
import { type Slot, slots } from './slots.ts'
import { evidenceActions, evidenceStates, proofStates } from './states.ts'
import { photoCard } from './time-card.ts'

/** What can be wrong with a kept file. A file with one of these problems is neither shown nor handed out. */
export const fileProblems = ['lost', 'altered', 'infected', 'scanning'] as const
export type FileProblem = (typeof fileProblems)[number]

export const fileProblemLabels = {
  lost: '文件已丢失',
  altered: '文件与收到时不一致',
  infected: '文件未通过病毒扫描，已隔离',
  scanning: '病毒扫描中',
} satisfies Record<FileProblem, string>

const digests = {
  /** SHA-256 of the original, hex, as `sm3` is. */
  sha256: z.string(),
  sm3: z.string(),
  /** Size of the original in bytes. */
  size: z.number(),
  /** When the portal received the file: epoch ms of its own clock. */
  receivedAt: z.number(),
}

/**
 * The signed address of a small picture of the file, 320 pixels wide (96 by `&width=96`); null for a travel document, for a
 * file that is no picture, and for every reader but the owner.
 */
const thumbnail = z.nullable(z.string())

/** The answer to an upload into a slot. */
export const receivedFile = z.object({
  id: z.string(),
  /** The signed download address, valid for 15 minutes. When a form sends it back, only the id in its path is read. */
  url: z.string(),
  /** The signed address that shows a picture in the page; null for other files, which can only be downloaded. */
  viewUrl: z.nullable(z.string()),
  thumbnail,
  fileName: z.string(),
  ...digests,
  /** The picture that this file is declared to be a smaller copy of; null for an original. */
  copyOf: z.nullable(declaredPicture),
})
export type ReceivedFile = z.infer<typeof receivedFile>

export const slotFile = z.object({
  id: z.string(),
  /** Null while the file is masked (`openOriginal` answers an address then, and records the look) or has a `problem`. */
  url: z.nullable(z.string()),
  viewUrl: z.nullable(z.string()),
  thumbnail,
  fileName: z.string(),
  /** Media type. */
  type: z.string(),
  ...digests,
  /** The picture that this file is declared to be a smaller copy of, which is not proved; null for an original. */
  copyOf: z.nullable(declaredPicture),
  /** True for a travel document: it is shown only when the reader asks for it, and each look is recorded. */
  masked: z.boolean(),
  problem: z.nullable(z.enum(fileProblems)),
  /** What the search for a time card found in a photo of the fair; null for other files, and before the search. */
  card: z.nullable(photoCard),
  /** The file's own leaf in the log, made when the file was received; null while it has none. */
  leaf: z.nullable(z.object({ index: z.number(), integratedAt: z.number() })),
})
export type SlotFile = z.infer<typeof slotFile>

export const statementFacts = z.object({
  kind: z.enum(['seal', 'supplement']),
  /** The number of the statement within its record, from 1. */
  seq: z.number(),
  sha256: z.string(),
  sm3: z.string(),
  /** SHA-256 of the record's statement before this one; null for the first. */
  prev: z.nullable(z.string()),
  /** Epoch ms of the portal's own clock, which proves nothing; the proved times are in `proof`. */
  createTime: z.number(),
  proof: z.nullable(proofView),
})
export type StatementFacts = z.infer<typeof statementFacts>

const slotFiles = Object.fromEntries(slots.map((name) => [name, z.nullable(slotFile)])) as Record<
  Slot,
  z.ZodMiniNullable<typeof slotFile>
>

const rowFields = {
  id: z.string(),
  evidenceNo: z.string(),
  /** Kind and fair: 展会存证 · 法兰克福消费品展. */
  title: z.string(),
  exhibitionName: z.string(),
  exhibitionTime: z.number(),
  exhibitionAddress: z.string(),
  createTime: z.number(),
  state: z.literal(evidenceStates),
  complete: z.literal(evidenceStates),
  proof: z.literal(proofStates),
  /** Whether somebody outside this portal states the time of every statement: only then the record counts as proved. */
  provedOutside: z.boolean(),
  /** How many of the required slots hold a file. */
  filled: z.number(),
  /** The required slots that are still empty. */
  missing: z.array(z.enum(slots)),
  /** When the record was sealed; null for a draft. */
  sealedAt: z.nullable(z.number()),
  can: z.array(z.enum(evidenceActions)),
}

export const evidenceRow = z.object(rowFields)
export type EvidenceRow = z.infer<typeof evidenceRow>

export const evidenceDetail = z.object({
  ...rowFields,
  obligeeName: z.string(),
  /** The masked document number. A form that sends it back unchanged keeps the stored number. */
  idCard: z.string(),
  /** The contact's phone, not masked. */
  lxrPhone: z.string(),
  ...slotFiles,
  /** The statements of the record, oldest first. */
  statements: z.array(statementFacts),
})
export type EvidenceDetail = z.infer<typeof evidenceDetail>

/** The signed addresses of a masked file, valid for 15 minutes; each use of them is recorded as a look. */
export const openedFile = z.pick(receivedFile, { url: true, viewUrl: true, thumbnail: true })

/** `isCopy`: the file is declared to be a smaller copy of a picture that the portal never saw. */
const publicFile = z.object({ slot: z.enum(slots), ...digests, isCopy: z.boolean() })

/** What anyone may know of a sealed record by its number: no person, no fair, no file. */
export const publicRecord = z.object({
  evidenceNo: z.string(),
  state: z.literal(evidenceStates),
  proof: z.literal(proofStates),
  sealedAt: z.number(),
  files: z.array(publicFile),
  statements: z.array(statementFacts),
})
export type PublicRecord = z.infer<typeof publicRecord>
