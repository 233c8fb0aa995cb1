import { numberLabels, type RightFacts } from '@portal/rights/contract'
import type { SheetFacts } from '../contract/facts.ts'
import { filingRightForm } from './right-form.ts'

/** A right whose kind its owner has not said is kept as the one kind that needs no number, and its note says so. */
const kindUnknown = 6
const kindNote = '由自助备案的信息表转入，表中没有填写权利类型，请核对'
/** Sheets do not ask for a country: customs record what is in force in China. */
const country = 'CN'

/**
 * What the vault calls a right of which the sheet says no name: by its number, else by the number of the recordal.
 */
const nameOf = ({ recordName, registerType, registerNum }: SheetFacts, recordNum: string): string => {
  if (recordName !== '') return recordName
  if (registerNum === '') return `海关备案 ${recordNum}`
  return `${registerType === null ? '权利' : numberLabels[registerType]} ${registerNum}`
}

/** The facts of a right as far as a sheet says them; of its content the vault has no place, so that it stays in the sheet. */
export const rightFactsOf = (facts: SheetFacts, recordNum = ''): RightFacts => ({
  registerType: facts.registerType ?? kindUnknown,
  recordName: nameOf(facts, recordNum),
  registerNum: facts.registerNum,
  obligeeName: facts.obligeeName,
  obligeeRenType: facts.obligeeRenType,
  obligeeNation: facts.obligeeNation,
  country,
  status: 'registered',
  classes: [],
  goods: '',
  applicationDate: null,
  rightBeginDate: facts.rightBeginDate || null,
  rightEndDate: facts.rightEndDate || null,
  note: facts.registerType === null ? kindNote : '',
})

/** Whether a right says something else than the sheet that was filled from it; what the right does not say does not count. */
export const differsFromRight = (facts: SheetFacts, right: RightFacts): boolean =>
  Object.entries(filingRightForm.valuesOf(right)).some(
    ([name, value]) => value !== '' && value !== null && value !== facts[name as keyof SheetFacts],
  )
