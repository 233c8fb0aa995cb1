import { type FileKind, isPicture } from '@portal/files/server'
import { type Slot, slotTitle } from '../../contract/slots.ts'
import { namedOnly, type PaperForm } from '../../contract/subsidy/pack.ts'
import type { EvidenceRecord, Original } from '../keys-of.ts'
import type { HeldItem, HeldSlot, OwnPaper } from './pack-contents.ts'

type Named = { /** Of the item, from 1. */ item: number; title: string; source: string }

/** A paper that goes in. */
export type Piece = Named & {
  sha256: string
  seal: '已固化' | '未固化' | '另附'
  form: PaperForm
  pages: number
  leaf: { original: Original } | { paper: OwnPaper }
}
/** What the table says where nothing goes in; `as`: it stands at another item already. */
export type Gap = Named & { words: string; as?: Slot }
export type Part = Piece | Gap

export const isPiece = (part: Part): part is Piece => 'leaf' in part

/** A paper's name and digest as the files tell it. */
export type PaperName = { fileName: string; sha256: string }

export type Choices = {
  state: EvidenceRecord['state']
  /** The travel documents that go in this time. */
  travel: ReadonlySet<Slot>
  /** Of own papers, by the id of their file. */
  names: ReadonlyMap<string, PaperName>
  /** Own papers whose bytes are gone or changed. */
  damaged: ReadonlySet<string>
  /** Whether PDFs are taken apart, or drawn. */
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

/** What goes in and what does not, in the order of the list; a paper that serves two items stands once. */
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

export type Numbered = { part: Part /** From 1; undefined: it has no pages. */; first?: number; last?: number }

/** Page numbers behind `lead` pages of cover and table. */
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

/** Whether only its name goes in. */
export const isNamedOnly = ({ form }: Pick<Piece, 'form'>): boolean => namedOnly.includes(form)
