import { codePoints, orderedIssues } from '@portal/platform/contract'
import { type ActorCtx, ensureField } from '@portal/platform/server'
import { findRecordal, type KeptRecordal } from '@portal/recordals/server'
import { isCountryName } from '@portal/regions/contract'
import { rightLimits } from '../../contract/limits.ts'
import { recordalForm } from '../../contract/recordal.ts'
import { type RightFacts, rightFacts } from '../../contract/right.ts'
import { addRight } from '../add-right.ts'
import { ensure } from './failures.ts'

const cut = (text: string, length: number): string => [...text].slice(0, length).join('')

/** What the vault has no room for at its place stands in the note, so that nothing of the data is lost. */
const noteOf = ({ recordName, name }: KeptRecordal): string => {
  const long = [
    codePoints(recordName) > rightLimits.name && `备案的权利名称：${recordName}`,
    codePoints(name) > rightLimits.holder && `备案的权利人：${name}`,
  ]
  return cut(long.filter((one) => one !== false).join('；'), rightLimits.note)
}

/** The facts that the data of customs tell of a right. They do not tell how long the right itself lasts. */
const factsOf = (recordal: KeptRecordal): RightFacts =>
  rightFacts.parse({
    registerType: recordal.registerType,
    recordName: cut(recordal.recordName, rightLimits.name),
    registerNum: recordal.registerNum,
    obligeeName: cut(recordal.name, rightLimits.holder),
    obligeeNation: isCountryName(recordal.conutryName) ? recordal.conutryName : '',
    classes: recordal.classes,
    note: noteOf(recordal),
  })

/** Customs ended these recordals before their last day, so that they are none of the right. */
const ended = [3, 4]

/** The recordal as the vault keeps it; undefined where it was ended, or the data lack its days. */
const recordalOf = ({ recordNum, recordBeginDate, recordEndDate, recordState }: KeptRecordal) => {
  const form = { recordNum, recordBeginDate: recordBeginDate ?? '', recordEndDate: recordEndDate ?? '' }
  const isOne = !ended.includes(recordState) && orderedIssues(recordalForm, form).length === 0
  return isOne ? recordalForm.parse(form) : undefined
}

/**
 * Adds the right that a recordal of the customs data protects, with the recordal, in the caller's transaction. Number and day
 * of the data stay with it.
 * @throws AppFailure `record.not_found`; U00400 where its number is too long to be one; as `addRight`
 */
export const addFromRecordal = async (
  ctx: ActorCtx<'cipher'>,
  { body }: { body: { recordNum: string } },
): Promise<{ id: string }> => {
  const found = await findRecordal(ctx, body.recordNum)
  ensure(found, 'record.not_found')
  ensureField(codePoints(found.registerNum) <= rightLimits.number, 'recordNum', '这条备案的权利号过长，请手动添加')
  const recordal = recordalOf(found)
  return addRight(ctx, factsOf(found), {
    origin: { kind: 'recordal', ref: found.recordNum, dataDay: found.asOf },
    ...(recordal && { recordal }),
  })
}
