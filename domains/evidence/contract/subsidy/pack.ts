import { fileLink } from '@portal/files/contract'
import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { slots } from '../slots.ts'
import { evidenceStates } from '../states.ts'
import { needs, publicTemplate } from './templates.ts'

export const packLimits = {
  /** Papers that one pack takes beside those of the record. */
  papers: 20,
  /** Their bytes together: the pack is put together in memory. */
  bytes: 40 * 1024 * 1024,
  /** Pages of one PDF that become pages of the pack. */
  pagesOfPaper: 100,
} as const

/**
 * What a paper of the record is worth to a pack. `travel`: there, and put in only where its owner ticks it; `broken`: lost,
 * altered, quarantined or not yet scanned.
 */
export const standings = ['there', 'travel', 'broken', 'empty'] as const
export type Standing = (typeof standings)[number]

export const itemStates = ['ready', 'partly', 'missing'] as const
export type ItemState = (typeof itemStates)[number]
export const itemStateLabels = { ready: '已有', partly: '部分', missing: '缺少' } satisfies Record<ItemState, string>

/** An own paper stands for whatever slots are empty: whoever adds it knows what it is. */
export const itemStateOf = ({ slots: held, papers }: { slots: readonly Standing[]; papers: number }): ItemState => {
  const filled = held.filter((one) => one === 'there' || one === 'travel').length
  if (papers > 0 || (held.length > 0 && filled === held.length)) return 'ready'
  return filled > 0 ? 'partly' : 'missing'
}

/**
 * How a paper goes into the PDF: a picture on a page of its own, the pages of a PDF as they are (`whole`) or drawn, since it
 * cannot be taken apart (`drawn`); or a page that names it: it opens by a password alone (`locked`), not at all (`broken`),
 * has too many pages (`long`), or is of a kind without pages (`apart`).
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
  /** Its papers tell who travelled where: own ones are taken by the separate consent alone. */
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
  /** In the order of the list, and last the place for other papers. */
  items: z.array(packItem),
  /** Of the items that are always asked for. */
  ready: z.number(),
  wanted: z.number(),
  /** How many own papers may still be added. */
  room: z.number(),
})
export type SubsidyPack = z.infer<typeof subsidyPack>

const named = {
  /** Of the evidence record. */
  id: requiredText('缺少存证', { length: 40 }),
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

/** `travel`: the travel documents that go into this one PDF. Nothing of that choice is kept beyond the ticket. */
export const packTicketForm = z.object({
  ...named,
  travel: z.prefault(z.array(z.enum(slots, { error: '材料名称有误' })), []),
})
