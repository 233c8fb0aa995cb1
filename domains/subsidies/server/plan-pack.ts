import { type Slot, slotTitle } from '@portal/evidence/contract'
import type { EvidenceRecord, Original } from '@portal/evidence/server'
import { type FileKind, isPicture } from '@portal/files/server'
import { namedOnly, type PaperForm } from '../contract/pack.ts'
import type { HeldItem, HeldSlot, OwnPaper } from './pack-contents.ts'

type Named = { /** The item's number, from 1. */ item: number; title: string; source: string }

/** A paper that takes pages in the pack. */
export type Piece = Named & {
  sha256: string
  seal: '已固化' | '未固化' | '另附'
  form: PaperForm
  pages: number
  leaf: { original: Original } | { paper: OwnPaper }
}
/** A row of the table of contents without pages of its own; `as`: the paper of this slot stands at an earlier item already. */
export type Gap = Named & { words: string; as?: Slot }
export type Part = Piece | Gap

export const isPiece = (part: Part): part is Piece => 'leaf' in part

/** The name and SHA-256 of an added paper, as the files domain has them. */
export type PaperName = { fileName: string; sha256: string }

export type Choices = {
  state: EvidenceRecord['state']
  /** The travel documents that go into this pack. */
  travel: ReadonlySet<Slot>
  /** The names of the added papers, by the id of their file. */
  names: ReadonlyMap<string, PaperName>
  /** The ids of added papers whose bytes are gone or changed. */
  damaged: ReadonlySet<string>
  /** Whether the pages of added PDFs are copied as they are; if false, they are drawn as pictures. */
  copies: boolean
}

const fromRecord = (slot: Slot): string => `存证：${slotTitle(slot)}`

const pieceOf = (
  named: Omit<Named, 'source'>,
  { slot, original }: HeldSlot & { original: Original },
  sealed: boolean,
): Piece => ({
  ...named,
  source: fromRecord(slot),
  sha256: original.sha256,
  seal: sealed ? '已固化' : '未固化',
  form: isPicture(original.kind as FileKind) ? 'picture' : 'apart',
  pages: 1,
  leaf: { original },
})

const paperPiece = (named: Omit<Named, 'source'>, paper: OwnPaper, { names, damaged, copies }: Choices): Piece[] => {
  const known = names.get(paper.fileId)
  if (!known) return []
  const form = paper.form === 'whole' && !copies ? 'drawn' : paper.form
  const state = damaged.has(paper.id) ? ({ form: 'broken', pages: 1 } as const) : { form, pages: paper.pages }
  return [
    { ...named, source: `另附：${known.fileName}`, sha256: known.sha256, seal: '另附', ...state, leaf: { paper } },
  ]
}

const slotParts = (
  named: Omit<Named, 'source'>,
  held: HeldSlot,
  { state, travel, taken, hasPapers }: Choices & { taken: Set<Slot>; hasPapers: boolean },
): Part[] => {
  const { slot, standing, original } = held
  const gap = { ...named, source: fromRecord(slot) }
  if (standing === 'empty') return hasPapers ? [] : [{ ...gap, words: '缺' }]
  if (standing === 'broken' || !original) return [{ ...gap, words: '文件异常，未放入' }]
  if (standing === 'travel' && !travel.has(slot)) return [{ ...gap, words: '本次未放入' }]
  if (taken.has(slot)) return [{ ...gap, words: '', as: slot }]
  taken.add(slot)
  return [pieceOf(named, { ...held, original }, state === 1)]
}

/** The rows of the table of contents, with or without pages, in the order of the list. A file for two items goes in once. */
export const planParts = (items: readonly HeldItem[], choices: Choices): Part[] => {
  const taken = new Set<Slot>()
  return items.flatMap((held, at): Part[] => {
    const named = { item: at + 1, title: held.title }
    const papers = held.papers.flatMap((paper) => paperPiece(named, paper, choices))
    const slots = held.held.flatMap((one) => slotParts(named, one, { ...choices, taken, hasPapers: papers.length > 0 }))
    if (papers.length + slots.length > 0) return [...slots, ...papers]
    return held.need === 'always' ? [{ ...named, source: held.where, words: '缺' }] : []
  })
}

export type Numbered = { part: Part /** The page, from 1; undefined: no pages. */; first?: number; last?: number }

/** Gives each part its page numbers, which begin after `lead` pages of cover and table of contents. */
export const numberParts = (parts: readonly Part[], lead: number): { numbered: Numbered[]; total: number } => {
  const places = new Map<Slot, { first: number; last: number }>()
  let next = lead + 1
  const numbered = parts.map((part): Numbered => {
    if (!isPiece(part)) return { part, ...(part.as && places.get(part.as)) }
    const place = { first: next, last: next + part.pages - 1 }
    next += part.pages
    if ('original' in part.leaf && part.leaf.original.slot) places.set(part.leaf.original.slot, place)
    return { part, ...place }
  })
  return { numbered, total: next - 1 }
}

/** Whether the pack holds only a page that names the paper, and not the paper itself. */
export const isNamedOnly = ({ form }: Pick<Piece, 'form'>): boolean => namedOnly.includes(form)
