import { call, keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import type { TemplateRow } from '../../../contract/subsidy/desk.ts'
import { subsidyDeskApi } from '../../../contract/subsidy/desk-endpoints.ts'
import type { TemplateForm, TemplateItem } from '../../../contract/subsidy/templates.ts'

const read = [subsidyDeskApi.listTemplates, subsidyDeskApi.getTemplate, subsidyDeskApi.templateChanges]

/** Reads again what an act of the desk has changed; after a refusal too, since somebody was faster then. */
export const useTemplateReload = () => {
  const queries = useQueryClient()
  return () => Promise.all(read.map((one) => queries.invalidateQueries({ queryKey: keyOf(one) })))
}

/** Carries out one act, and says what came of it. */
export const useTemplateAct = () => {
  const reload = useTemplateReload()
  return useAction(async (act: () => Promise<unknown>, said?: string) => {
    try {
      await act()
      if (said) toast(said, 'success')
    } finally {
      await reload()
    }
  })
}

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

/** Keeps a list with some of it changed, unless somebody was faster. */
export const saveTemplate = (template: TemplateRow, change: Partial<TemplateForm>): Promise<unknown> =>
  call(subsidyDeskApi.changeTemplate, {
    params: { id: template.id },
    body: { ...formOf(template), ...change, version: template.version },
  })

/** The items with one moved a place. */
export const moved = (items: readonly TemplateItem[], index: number, to: 'up' | 'down'): TemplateItem[] => {
  const [item] = items.slice(index, index + 1)
  return item ? items.toSpliced(index, 1).toSpliced(to === 'up' ? index - 1 : index + 1, 0, item) : [...items]
}
