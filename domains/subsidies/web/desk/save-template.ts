import { call } from '@portal/platform/web'
import type { TemplateRow } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import type { TemplateForm, TemplateItem } from '../../contract/templates.ts'

/** The endpoints that show lists of papers; their answers are read again after each change. */
export const templateReads = [subsidyDeskApi.listTemplates, subsidyDeskApi.getTemplate, subsidyDeskApi.templateChanges]

const formOf = ({ city, year, title, sourceName, sourceUrl, note, hidden, items }: TemplateRow): TemplateForm => ({
  city,
  year,
  title,
  sourceName,
  sourceUrl,
  note,
  hidden,
  items,
})

/** Saves a list with some fields changed. The server refuses it if somebody has changed the list since it was read. */
export const saveTemplate = (template: TemplateRow, change: Partial<TemplateForm>): Promise<unknown> =>
  call(subsidyDeskApi.changeTemplate, {
    params: { id: template.id },
    body: { ...formOf(template), ...change, version: template.version },
  })

/** The items with the one at `index` moved one place up or down. */
export const moved = (items: readonly TemplateItem[], index: number, to: 'up' | 'down'): TemplateItem[] => {
  const [item] = items.slice(index, index + 1)
  return item ? items.toSpliced(index, 1).toSpliced(to === 'up' ? index - 1 : index + 1, 0, item) : [...items]
}
