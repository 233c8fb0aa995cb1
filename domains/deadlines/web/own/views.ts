import { choiceParam, linkTo, wordsParam } from '@portal/platform/web'
import * as z from 'zod/mini'
import { deadlinesPath } from '../../contract/paths.ts'

const viewNames = ['', 'month', 'compute'] as const
type ViewName = (typeof viewNames)[number]

/** What the address says of the view: one deadline (`id`), or one of the views of all; a link that names a rule leads to its count, as it did before there were views. */
export const viewSearch = z.object({ view: choiceParam(viewNames, ''), rule: wordsParam(), id: wordsParam() })

/** The address of one view: the list, the month, the count. */
export const viewPath = (view: ViewName, more: Readonly<Record<string, string>> = {}): string =>
  linkTo(deadlinesPath, { view, ...more })

export const viewTabs = [
  { path: viewPath(''), name: '列表' },
  { path: viewPath('month'), name: '月历' },
  { path: viewPath('compute'), name: '期限计算' },
] as const
