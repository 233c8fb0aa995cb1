import {
  changesInWords,
  type FieldTexts,
  momentTextOf,
  plainText,
  shownChanges,
  yesNoText,
} from '@portal/accounts/server'
import { slotTitle } from '@portal/evidence/contract'
import type { ById, Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { TemplateChange } from '../contract/desk.ts'
import { needLabels, type TemplateItem } from '../contract/templates.ts'
import { subsidyTemplateChanges } from './subsidy.table.ts'
import { getTemplate } from './template-store.ts'

const itemText = ({ title, need, slots, where, note }: TemplateItem): string =>
  [title, needLabels[need], slots.map(slotTitle).join('、'), where, note].filter((text) => text !== '').join(' · ')

const itemsText = (value: unknown): string | null =>
  Array.isArray(value) ? value.map((item, index) => `${index + 1}. ${itemText(item as TemplateItem)}`).join('\n') : null

const texts: FieldTexts = {
  title: { label: '名称', text: plainText },
  city: { label: '城市', text: plainText },
  year: { label: '年份', text: plainText },
  sourceName: { label: '来源', text: plainText },
  sourceUrl: { label: '来源网址', text: plainText },
  note: { label: '提示', text: plainText },
  items: { label: '材料', text: itemsText },
  hidden: { label: '隐藏', text: yesNoText },
  checkedAt: { label: '核对时间', text: momentTextOf },
}

/** The changes of a list in words, the latest first. */
export const templateChanges = async (ctx: Pick<Ctx, 'db'>, { params }: ById): Promise<{ list: TemplateChange[] }> => {
  const { id } = await getTemplate(ctx, params.id)
  const rows = await ctx.db
    .select()
    .from(subsidyTemplateChanges)
    .where(eq(subsidyTemplateChanges.templateId, id))
    .orderBy(desc(subsidyTemplateChanges.createTime), desc(subsidyTemplateChanges.id))
    .limit(shownChanges)
  const list = await changesInWords(ctx, rows, texts)
  return { list: list.map((change) => (change.act === 'remove' ? { ...change, fields: [] } : change)) }
}
