import { userNames, usernameOf } from '@portal/accounts/server'
import { slotTitle } from '@portal/evidence/contract'
import { shanghaiMinuteWords } from '@portal/platform/contract'
import type { ById, Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { TemplateChange } from '../contract/desk.ts'
import { needLabels, type TemplateItem } from '../contract/templates.ts'
import { subsidyTemplateChanges } from './subsidy.table.ts'
import { getTemplate } from './template-store.ts'

type State = Record<string, unknown>
type Field = { name: string; label: string; text: (value: unknown) => string | null }

const plain = (value: unknown): string | null => (value ? String(value) : null)
const yesNo = (value: unknown): string | null => (value === null ? null : value ? '是' : '否')
const momentText = (value: unknown): string | null => (value ? shanghaiMinuteWords(new Date(String(value))) : null)

const itemText = ({ title, need, slots, where, note }: TemplateItem): string =>
  [title, needLabels[need], slots.map(slotTitle).join('、'), where, note].filter((text) => text !== '').join(' · ')

const itemsText = (value: unknown): string | null =>
  Array.isArray(value) ? value.map((item, index) => `${index + 1}. ${itemText(item as TemplateItem)}`).join('\n') : null

const fields: readonly Field[] = [
  { name: 'title', label: '名称', text: plain },
  { name: 'city', label: '城市', text: plain },
  { name: 'year', label: '年份', text: plain },
  { name: 'sourceName', label: '来源', text: plain },
  { name: 'sourceUrl', label: '来源网址', text: plain },
  { name: 'note', label: '提示', text: plain },
  { name: 'items', label: '材料', text: itemsText },
  { name: 'hidden', label: '隐藏', text: yesNo },
  { name: 'checkedAt', label: '核对时间', text: momentText },
]

const differences = (before: State | null, after: State | null): TemplateChange['fields'] =>
  fields.flatMap(({ name, label, text }) => {
    const [old, now] = [before, after].map((state) => text(state?.[name] ?? null))
    return old === now ? [] : [{ label, before: old ?? null, after: now ?? null }]
  })

const most = 200

/** The changes of a list in words, the latest first. */
export const templateChanges = async (ctx: Pick<Ctx, 'db'>, { params }: ById): Promise<{ list: TemplateChange[] }> => {
  const { id } = await getTemplate(ctx, params.id)
  const rows = await ctx.db
    .select()
    .from(subsidyTemplateChanges)
    .where(eq(subsidyTemplateChanges.templateId, id))
    .orderBy(desc(subsidyTemplateChanges.createTime), desc(subsidyTemplateChanges.id))
    .limit(most)
  const names = await userNames(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    list: rows.map(({ createTime, act, actorId, before, after }) => ({
      time: createTime.getTime(),
      actor: actorId && usernameOf(names, actorId),
      act,
      fields: act === 'remove' ? [] : differences(before, after),
    })),
  }
}
