import { isTravelDocument, type Slot } from '@portal/evidence/contract'
import type { EvidenceRecord, Original } from '@portal/evidence/server'
import { originalsOf } from '@portal/evidence/server'
import { fileLinks } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { type ItemState, itemStateOf, type Standing } from '../contract/pack.ts'
import { otherItemKey, type TemplateItem } from '../contract/templates.ts'
import { subsidyPapers } from './subsidy.table.ts'

export type OwnPaper = typeof subsidyPapers.$inferSelect
export type HeldSlot = { slot: Slot; standing: Standing; original: Original | undefined }
export type HeldItem = TemplateItem & { state: ItemState; held: HeldSlot[]; papers: OwnPaper[] }

/** The kind under which the files domain notes that a record holds an upload for claims of subsidy. */
export const attachedKind = 'subsidy-paper'

const papersOf = ({ db }: Pick<Ctx, 'db'>, evidenceId: string): Promise<OwnPaper[]> =>
  db
    .select()
    .from(subsidyPapers)
    .where(eq(subsidyPapers.evidenceId, evidenceId))
    .orderBy(asc(subsidyPapers.createTime), asc(subsidyPapers.id))

const standingOf = (slot: Slot, original: Original | undefined): Standing => {
  if (!original) return 'empty'
  if (original.problem !== null || original.scan === 'infected' || original.scan === 'pending') return 'broken'
  return isTravelDocument(slot) ? 'travel' : 'there'
}

const otherItem: TemplateItem = {
  key: otherItemKey,
  title: '其他材料',
  need: 'ifAny',
  slots: [],
  where: '',
  note: '清单没有列出、当地另外要求的材料，放在这里',
}

/** Whether the papers of an item tell who travelled where, so that the owner may add them only after the separate consent. */
export const isPersonal = ({ slots }: Pick<TemplateItem, 'slots'>): boolean => slots.some(isTravelDocument)

/** What a record has for each item of a list; last comes the item for papers that the list does not name. */
export const contentsOf = async (
  ctx: Pick<Ctx, 'db'>,
  record: Pick<EvidenceRecord, 'id'>,
  items: readonly TemplateItem[],
): Promise<HeldItem[]> => {
  const [files, papers] = await Promise.all([originalsOf(ctx, record.id), papersOf(ctx, record.id)])
  const slotted = new Map(files.map((file) => [file.slot, file]))
  const keys = new Set(items.map(({ key }) => key))
  return [...items, otherItem].map((item) => {
    const own = papers.filter(({ itemKey }) => (keys.has(itemKey) ? itemKey : otherItemKey) === item.key)
    const held = item.slots.map((slot) => {
      const original = slotted.get(slot)
      return { slot, original, standing: standingOf(slot, original) }
    })
    const state = itemStateOf({ slots: held.map(({ standing }) => standing), papers: own.length })
    return { ...item, state, held, papers: own }
  })
}

export const linksOf = (ctx: Pick<Ctx, 'db' | 'signer' | 'now'>, papers: readonly OwnPaper[]) =>
  fileLinks(
    ctx,
    papers.map(({ fileId }) => fileId),
  )
