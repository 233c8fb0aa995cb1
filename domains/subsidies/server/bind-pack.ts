import { Readable } from 'node:stream'
import type { EvidenceRecord } from '@portal/evidence/server'
import type { Ctx } from '@portal/platform/server'
import { type Bundle, type BundlePage, createGate, indexPages, printBundle } from '@portal/platform/server'
import type { PublicTemplate } from '../contract/templates.ts'
import { type Insertion, mergePages } from './merge-pages.ts'
import type { HeldItem } from './pack-contents.ts'
import {
  coverLead,
  coverNotes,
  coverSections,
  indexColumns,
  indexRow,
  noticeLines,
  pageTitle,
  stampText,
} from './pack-words.ts'
import { type Choices, isNamedOnly, isPiece, type Numbered, numberParts, type Piece, planParts } from './plan-pack.ts'
import { drawPiece, type ReadingCtx, readPaper } from './read-piece.ts'

export type Pack = {
  record: EvidenceRecord
  template: PublicTemplate
  items: readonly HeldItem[]
  choices: Omit<Choices, 'damaged' | 'copies'>
}
type Binding = ReadingCtx & Pick<Ctx, 'now' | 'config'>
type Placed = { piece: Piece; first: number }

const placedOf = (numbered: readonly Numbered[]): Placed[] =>
  numbered.flatMap(({ part, first }) => (isPiece(part) && first !== undefined ? [{ piece: part, first }] : []))

const pagesOf = (ctx: Binding, { piece, first }: Placed, record: EvidenceRecord, total: number): BundlePage[] =>
  Array.from({ length: piece.pages }, (_, at): BundlePage => {
    const stamp = stampText(first + at, total, piece.item)
    const title = pageTitle(piece)
    if (piece.form === 'whole') return { kind: 'strip', stamp }
    if (isNamedOnly(piece)) return { kind: 'notice', title, stamp, lines: noticeLines(piece) }
    const picture = () => drawPiece(ctx, piece, { page: at + 1, record })
    return { kind: 'picture', title, stamp, picture, instead: noticeLines({ ...piece, form: 'broken' }) }
  })

const bundleOf = (
  ctx: Binding,
  { record, template, items, choices }: Pack,
  more: Pick<Choices, 'damaged' | 'copies'>,
) => {
  const parts = planParts(items, { ...choices, ...more })
  const lead = 1 + indexPages(parts.length)
  const { numbered, total } = numberParts(parts, lead)
  const placed = placedOf(numbered)
  const at = ctx.now()
  const bundle: Bundle = {
    title: '展会补贴申报材料',
    name: `补贴申报材料 ${record.evidenceNo}`,
    lead: coverLead,
    sections: coverSections({ record, template, items, travel: choices.travel, total, at }),
    notes: coverNotes(template, `${ctx.config.publicUrl}/verify`),
    coverStamp: stampText(1, total),
    index: { title: '目录', columns: indexColumns, rows: numbered.map(indexRow) },
    indexStamp: (page) => stampText(2 + page, total),
    pages: placed.flatMap((one) => pagesOf(ctx, one, record, total)),
    at,
  }
  return { bundle, placed }
}

/** Packs that are put together in memory wait for each other; those that are streamed do not. */
const merging = createGate({ running: 1, waiting: 8 })

type Whole = { paperId: string; bytes: Buffer | undefined }

const readWhole = async (ctx: Binding, items: readonly HeldItem[]): Promise<Whole[]> => {
  const papers = items.flatMap((item) => item.papers).filter(({ form }) => form === 'whole')
  const read: Whole[] = []
  for (const paper of papers) read.push({ paperId: paper.id, bytes: (await readPaper(ctx, paper))?.bytes })
  return read
}

const insertionsOf = (placed: readonly Placed[], whole: readonly Whole[]): Insertion[] =>
  placed.flatMap(({ piece, first }) => {
    const { leaf } = piece
    if (piece.form !== 'whole' || !('paper' in leaf)) return []
    const bytes = whole.find(({ paperId }) => paperId === leaf.paper.id)?.bytes
    return bytes ? [{ bytes: new Uint8Array(bytes), at: first - 1, pages: piece.pages }] : []
  })

/**
 * The pack as a PDF with numbered pages. Without added PDFs it is streamed page by page; with them it is put together in
 * memory, one pack at a time, within the limits of a pack. If that fails, the pages of the added PDFs are drawn as pictures.
 */
export const bindPack = async (ctx: Binding, pack: Pack): Promise<Readable | Buffer> => {
  const hasWhole = pack.items.some(({ papers }) => papers.some(({ form }) => form === 'whole'))
  const none = new Set<string>()
  if (!hasWhole) return Readable.from(printBundle(bundleOf(ctx, pack, { damaged: none, copies: true }).bundle))
  return merging(async () => {
    const whole = await readWhole(ctx, pack.items)
    const damaged = new Set(whole.flatMap(({ paperId, bytes }) => (bytes ? [] : [paperId])))
    const { bundle, placed } = bundleOf(ctx, pack, { damaged, copies: true })
    const chunks: Buffer[] = []
    for await (const chunk of printBundle(bundle)) chunks.push(chunk)
    const merged = await mergePages(Buffer.concat(chunks), insertionsOf(placed, whole))
    if (merged) return merged
    ctx.log.error({ evidence: pack.record.id }, 'PDFs of a subsidy pack could not be taken apart')
    return Readable.from(printBundle(bundleOf(ctx, pack, { damaged, copies: false }).bundle))
  })
}
