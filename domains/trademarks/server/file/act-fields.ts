import { shanghaiDayOf } from '@portal/platform/contract'
import { type Ctx, ensureField } from '@portal/platform/server'
import type { ActionForm } from '../../contract/file/action.ts'
import { type ActField, actFieldLabels, type FileAct, paperLabels, wayOf } from '../../contract/file/acts.ts'
import type { Trademark } from './file.table.ts'

/** The fields in the order in which they are judged, which is that of the form. */
const judged = ['reason', 'date', 'delivery', 'number', 'from', 'to', 'country', 'result'] as const satisfies ActField[]

const isGiven = (form: ActionForm, field: ActField): boolean => form[field] !== '' && form[field] !== null

/** Whether an act needs its paper: an answer of a member that grants protection comes without one. */
const needsPaper = (act: FileAct, { result }: ActionForm): boolean => {
  const { paper, paperWith } = wayOf(act)
  return paper !== undefined && (paperWith === undefined || (result !== null && paperWith.includes(result)))
}

type Judged = Pick<Trademark, 'kind' | 'lastPaperOn'>

const judgeDate = ({ lastPaperOn }: Judged, date: string, today: string): void => {
  ensureField(date <= today, 'date', '日期不能晚于今天')
  ensureField(lastPaperOn === null || date >= lastPaperOn, 'date', `日期不能早于上一份文件的日期 ${lastPaperOn}`)
}

/**
 * Judges the fields of an act: its paper, what the table of acts asks for, and that days follow each other.
 * @throws AppFailure `request.invalid` on the first field that is missing or wrong
 */
export const judgeFields = (
  { now }: Pick<Ctx, 'now'>,
  trademark: Judged,
  { act, form }: { act: FileAct; form: ActionForm },
): void => {
  const { paper, needs = [], needsAbroad = [] } = wayOf(act)
  if (paper !== undefined && needsPaper(act, form))
    ensureField(form.files.length > 0, 'files', `请上传${paperLabels[paper]}`)
  const needed: readonly ActField[] = trademark.kind === 'gjsbzc' ? [...needs, ...needsAbroad] : needs
  for (const field of judged)
    if (needed.includes(field)) ensureField(isGiven(form, field), field, `请填写${actFieldLabels[field]}`)
  if (needed.includes('date')) judgeDate(trademark, form.date, shanghaiDayOf(now()))
  if (needed.includes('to')) ensureField(form.from < form.to, 'to', '专用期届满日须晚于开始日')
}
