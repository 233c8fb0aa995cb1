import { evidenceStates, slots } from '@portal/evidence/contract'
import { fileLink } from '@portal/files/contract'
import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { needs, publicTemplate } from './templates.ts'

export const packLimits = {
  /** The most papers that an owner may add to those of the record. */
  papers: 20,
  /** The most bytes of all added papers together: the PDF is put together in memory. */
  bytes: 40 * 1024 * 1024,
  /** A PDF with more pages than this is only named in the pack. */
  pagesOfPaper: 100,
} as const

/**
 * Whether a slot of the record has a file for a pack. `travel`: it has a travel document, which goes in only where its owner
 * ticks it; `broken`: its file is lost, altered, quarantined or not yet scanned.
 */
export const standings = ['there', 'travel', 'broken', 'empty'] as const
export type Standing = (typeof standings)[number]

export const itemStates = ['ready', 'partly', 'missing'] as const
export type ItemState = (typeof itemStates)[number]
export const itemStateLabels = { ready: '已有', partly: '部分', missing: '缺少' } satisfies Record<ItemState, string>

/** An item with at least one added paper (`papers`) is ready, even if its slots are empty: whoever adds it knows what it is. */
export const itemStateOf = ({ slots: held, papers }: { slots: readonly Standing[]; papers: number }): ItemState => {
  const filled = held.filter((one) => one === 'there' || one === 'travel').length
  if (papers > 0 || (held.length > 0 && filled === held.length)) return 'ready'
  return filled > 0 ? 'partly' : 'missing'
}

/**
 * How a paper goes into the PDF: a picture on a page of its own (`picture`), or the pages of a PDF as they are (`whole`) or,
 * where the PDF cannot be taken apart, as pictures (`drawn`). Other papers get a page that only names them: they need a
 * password (`locked`), cannot be opened (`broken`), have too many pages (`long`), or are of a kind without pages (`apart`).
 */
export const paperForms = ['picture', 'whole', 'drawn', 'locked', 'broken', 'long', 'apart'] as const
export type PaperForm = (typeof paperForms)[number]

export const namedOnly: readonly PaperForm[] = ['locked', 'broken', 'long', 'apart']

export const paperFormTexts = {
  picture: '图片，占 1 页',
  whole: 'PDF，逐页并入',
  drawn: 'PDF 无法拆分，各页按图像并入',
  locked: 'PDF 设有打开密码，不能并入：合订本只列出名称。请去掉密码后重新上传',
  broken: '文件打不开，不能并入：合订本只列出名称。请重新导出后上传',
  long: `PDF 超过 ${packLimits.pagesOfPaper} 页，不能并入：合订本只列出名称，请另附电子文件`,
  apart: 'Word 文件不能并入：合订本只列出名称，请另附电子文件，或另存为 PDF 上传',
} satisfies Record<PaperForm, string>

const packPaper = z.object({
  id: z.string(),
  file: fileLink,
  form: z.enum(paperForms),
  pages: z.number(),
})
export type PackPaper = z.infer<typeof packPaper>

const packSlot = z.object({ slot: z.enum(slots), standing: z.enum(standings), fileName: z.nullable(z.string()) })

const packItem = z.object({
  key: z.string(),
  title: z.string(),
  need: z.enum(needs),
  where: z.string(),
  note: z.string(),
  state: z.enum(itemStates),
  /** The papers of the item tell who travelled where: an owner may add such papers only after the separate consent. */
  personal: z.boolean(),
  slots: z.array(packSlot),
  papers: z.array(packPaper),
})
export type PackItem = z.infer<typeof packItem>

export const subsidyPack = z.object({
  evidence: z.object({
    id: z.string(),
    evidenceNo: z.string(),
    exhibitionName: z.string(),
    state: z.literal(evidenceStates),
  }),
  template: publicTemplate,
  /** In the order of the list; the last item is the place for other papers (`otherItemKey`). */
  items: z.array(packItem),
  /** How many of the `wanted` items are ready; `wanted` counts the items that are always asked for. */
  ready: z.number(),
  wanted: z.number(),
  /** How many more papers the owner may add. */
  room: z.number(),
})
export type SubsidyPack = z.infer<typeof subsidyPack>

const named = {
  /** The id of the evidence record. */
  id: requiredText('请先选一份存证，再生成补贴材料', { length: 40 }),
  template: requiredText('请选择材料清单', { length: 40 }),
}
export const packQuery = z.object(named)
export type PackName = z.output<typeof packQuery>

export const addPaperForm = z.object({
  ...named,
  item: requiredText('请选择材料项目', { length: 40 }),
  url: requiredText('缺少文件地址', { length: 500 }),
})
export type AddPaperForm = z.output<typeof addPaperForm>

/** `travel`: the travel documents that go into this one PDF. The choice is kept only with the ticket. */
export const packTicketForm = z.object({
  ...named,
  travel: z.prefault(z.array(z.enum(slots, { error: '材料名称有误' })), []),
})
