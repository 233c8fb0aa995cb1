import { type Ctx, ensureField, sealedFields, unreadable } from '@portal/platform/server'
import { countryNames, isCountryName } from '@portal/regions/contract'
import { type RightFacts, rightFacts } from '../contract/right.ts'
import { foldRightNumber } from '../contract/right-number.ts'
import { officesForMany } from '../contract/right-words.ts'
import { rights } from './right.table.ts'

export type RightRecord = typeof rights.$inferSelect

const { seal, open, find, show } = sealedFields(rights)

const isRightCountry = (code: string): boolean => countryNames.has(code) || Object.hasOwn(officesForMany, code)

/** The Chinese name of the country or office of a right. */
export const countryNameOf = (code: string): string =>
  countryNames.get(code) ?? officesForMany[code as keyof typeof officesForMany] ?? code

/** Refuses facts that only the server can judge: countries that there are none of. */
export const ensureCountries = ({ obligeeNation, country }: RightFacts): void => {
  ensureField(obligeeNation === '' || isCountryName(obligeeNation), 'obligeeNation', '请从列表中选择国家或地区')
  ensureField(isRightCountry(country), 'country', '请选择国家或地区')
}

/** By what one's own double is found, and the same number in another account; null for a right without a number. */
export const numberFingerprint = (
  ctx: Pick<Ctx, 'cipher'>,
  { registerType, country, registerNum }: Pick<RightFacts, 'registerType' | 'country' | 'registerNum'>,
): string | null => {
  const number = foldRightNumber(registerNum)
  return number === '' ? null : ctx.cipher.fingerprint(`${registerType} ${country} ${number}`, 'right-number')
}

/** The columns of a row that follow from its facts. */
export const columnsOf = (ctx: Pick<Ctx, 'cipher'>, id: string, facts: RightFacts) => ({
  registerType: facts.registerType,
  facts: seal(ctx, 'facts', id, JSON.stringify(facts)),
  numberFingerprint: numberFingerprint(ctx, facts),
  rightEndDate: facts.rightEndDate,
})

type Sealed = Pick<RightRecord, 'id' | 'facts' | 'registerType'>

/** The facts in clear. Fails where no key opens the seal. */
export const openFacts = (ctx: Pick<Ctx, 'cipher'>, row: Sealed): RightFacts =>
  JSON.parse(open(ctx, 'facts', row)) as RightFacts

const unreadableFacts = rightFacts.parse({
  registerType: 6,
  recordName: unreadable,
  obligeeName: unreadable,
})

/** The facts in clear, or null where no key opens the seal. */
export const findFacts = (ctx: Pick<Ctx, 'cipher'>, row: Sealed): RightFacts | null => {
  const found = find(ctx, 'facts', row)
  return found === null ? null : (JSON.parse(found) as RightFacts)
}

/** The facts for a list: a right that no key opens says so, and keeps its place among the others. */
export const showFacts = (ctx: Pick<Ctx, 'cipher'>, row: Sealed): RightFacts =>
  findFacts(ctx, row) ?? { ...unreadableFacts, registerType: row.registerType }

export const sealNote = (ctx: Pick<Ctx, 'cipher'>, id: string, note: string): string =>
  seal(ctx, 'verificationNote', id, note)

/** The note with which staff refused to confirm a right; empty where there is none. */
export const showNote = (ctx: Pick<Ctx, 'cipher'>, row: Pick<RightRecord, 'id' | 'verificationNote'>): string =>
  show(ctx, 'verificationNote', row) ?? ''
