import { shanghaiDayOf } from '@portal/platform/contract'
import { type Ctx, ensureField, refuseField } from '@portal/platform/server'
import { missingOf, neededFields } from '../../contract/file/act-needs.ts'
import type { ActionForm } from '../../contract/file/action.ts'
import type { FileAct } from '../../contract/file/acts.ts'
import type { Trademark } from './file.table.ts'

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
  const of = { act, kind: trademark.kind }
  const [missing] = missingOf(of, form)
  if (missing) refuseField(missing.path, missing.msg)
  const needed = neededFields(of)
  if (needed.includes('date')) judgeDate(trademark, form.date, shanghaiDayOf(now()))
  if (needed.includes('to')) ensureField(form.from < form.to, 'to', '专用期届满日须晚于开始日')
}
