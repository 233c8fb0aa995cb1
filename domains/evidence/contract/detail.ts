import { proofView } from '@portal/proofs/contract'
import * as z from 'zod/mini'
import { type Slot, slots } from './slots.ts'
import { evidenceActions, evidenceStates, proofStates } from './states.ts'
import { photoCard } from './time-card.ts'

/** What is wrong with a kept file; nobody is shown or given such a file. */
export const fileProblems = ['lost', 'altered', 'infected', 'scanning'] as const
export type FileProblem = (typeof fileProblems)[number]

export const fileProblemLabels = {
  lost: '文件已丢失',
  altered: '文件与收到时不一致',
  infected: '文件未通过病毒扫描，已隔离',
  scanning: '病毒扫描中',
} satisfies Record<FileProblem, string>

const digests = {
  /** Hex. */
  sha256: z.string(),
  sm3: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Epoch ms, the portal's clock. */
  receivedAt: z.number(),
}

/** The answer to an upload into a slot. */
export const receivedFile = z.object({
  id: z.string(),
  /** Signed, for 15 minutes. When it comes back in the form only the id in its path counts. */
  url: z.string(),
  /** Shows a picture in the page; null for documents, which can only be downloaded. */
  viewUrl: z.nullable(z.string()),
  fileName: z.string(),
  ...digests,
})
export type ReceivedFile = z.infer<typeof receivedFile>

export const slotFile = z.object({
  id: z.string(),
  /** Null while it is masked (ask `openOriginal`, the look is written down) or broken. */
  url: z.nullable(z.string()),
  viewUrl: z.nullable(z.string()),
  fileName: z.string(),
  /** Media type. */
  type: z.string(),
  ...digests,
  /** A travel document: shown only on demand. */
  masked: z.boolean(),
  problem: z.nullable(z.enum(fileProblems)),
  /** Of a photo of the fair, once it was looked through. */
  card: z.nullable(photoCard),
  /** Its own leaf in the log, made when it was received. */
  leaf: z.nullable(z.object({ index: z.number(), integratedAt: z.number() })),
})
export type SlotFile = z.infer<typeof slotFile>

export const statementFacts = z.object({
  kind: z.enum(['seal', 'supplement']),
  /** From 1. */
  seq: z.number(),
  sha256: z.string(),
  sm3: z.string(),
  /** SHA-256 of the statement before it. */
  prev: z.nullable(z.string()),
  /** By the portal's clock; what is proved stands in `proof`. */
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
  exhibitionName: z.string(),
  exhibitionTime: z.number(),
  exhibitionAddress: z.string(),
  createTime: z.number(),
  state: z.literal(evidenceStates),
  complete: z.literal(evidenceStates),
  proof: z.literal(proofStates),
  /** Of the required slots, so many are filled. */
  filled: z.number(),
  can: z.array(z.enum(evidenceActions)),
}

export const evidenceRow = z.object(rowFields)
export type EvidenceRow = z.infer<typeof evidenceRow>

export const evidenceDetail = z.object({
  ...rowFields,
  obligeeName: z.string(),
  /** Masked. Sent back unchanged it stands for the stored one. */
  idCard: z.string(),
  /** Whole for the owner. */
  lxrPhone: z.string(),
  sealedAt: z.nullable(z.number()),
  ...slotFiles,
  /** Oldest first. */
  statements: z.array(statementFacts),
})
export type EvidenceDetail = z.infer<typeof evidenceDetail>

/** Where a masked file may be seen, for 15 minutes; each use is written down. */
export const openedFile = z.pick(receivedFile, { url: true, viewUrl: true })

const publicFile = z.object({ slot: z.enum(slots), ...digests })

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
