import { codeFilter, optionalText } from '@portal/platform/contract'
import { rightHolderTypes, rightTypes } from '@portal/rights/contract'
import * as z from 'zod/mini'
import { optionalDay } from './day.ts'
import { sheetLimits } from './limits.ts'
import { sheetPapers } from './papers.ts'

const answer = <const T extends readonly number[]>(values: T, msg: string) => z.prefault(codeFilter(values, msg), '')
const yesNo = answer([0, 1], '请重新选择')

const listOf = <T extends z.ZodMiniType>(entry: T) =>
  z.prefault(
    z
      .array(entry, { error: '内容有误，请重新填写' })
      .check(z.maxLength(sheetLimits.entries, `最多${sheetLimits.entries}项`)),
    [],
  )

const licensee = z.object({
  name: optionalText(sheetLimits.name),
  /** The way and the extent of the licence, and the goods that it covers. */
  scope: optionalText(sheetLimits.names),
  validUntil: optionalDay,
})

/** What article 7 asks to say about goods: item (4) the right holder's own, item (5) those known to infringe. */
const tradeFacts = {
  /** The customs where the goods enter or leave (进出境地海关). */
  ports: optionalText(sheetLimits.names),
  /** Importers and exporters (进出口商). */
  traders: optionalText(sheetLimits.names),
  features: optionalText(sheetLimits.features),
  price: optionalText(sheetLimits.price),
}
const genuine = z.object({
  name: optionalText(sheetLimits.name),
  origin: optionalText(sheetLimits.name),
  ...tradeFacts,
})
const infringing = z.object({ maker: optionalText(sheetLimits.names), ...tradeFacts })

/**
 * What article 7 of the Regulations on Customs Protection of IPR asks an application to say. Every fact may be missing,
 * since a sheet is saved while it is filled in; `findingsOf` tells what is missing.
 */
const facts = {
  obligeeName: optionalText(sheetLimits.name),
  obligeeRenType: answer(rightHolderTypes, '请选择权利人类型'),
  obligeeNation: optionalText(sheetLimits.nation),
  address: optionalText(sheetLimits.address),

  registerType: answer(rightTypes, '请选择权利类型'),
  recordName: optionalText(sheetLimits.name),
  registerNum: optionalText(sheetLimits.number),
  rightContent: optionalText(sheetLimits.content),
  rightBeginDate: optionalDay,
  rightEndDate: optionalDay,

  licensing: yesNo,
  licensees: listOf(licensee),

  goods: listOf(genuine),

  hasInfringing: yesNo,
  infringingGoods: listOf(infringing),

  byAgent: yesNo,
}

export const sheetFacts = z.object(facts)
export type SheetFacts = z.infer<typeof sheetFacts>
export type Licensee = SheetFacts['licensees'][number]
export type GenuineGoods = SheetFacts['goods'][number]
export type InfringingGoods = SheetFacts['infringingGoods'][number]

const brokenRight = { error: '台账中的权利有误，请重新选择' }

/** The body of a saving: the version that the form goes on from, the facts, the papers. */
export const saveForm = z.object({
  version: z.number({ error: '缺少版本号，请刷新后重试' }),
  ...facts,
  papers: sheetPapers,
  /** The right in the vault from which the form was filled, and the version that filled it; missing where none did. */
  right: z.optional(z.object({ id: z.string(brokenRight), version: z.number(brokenRight) }, brokenRight)),
})
export type SaveForm = z.infer<typeof saveForm>
export type PapersForm = SaveForm['papers']

export const emptyFacts: SheetFacts = sheetFacts.parse({})
export const emptyLicensee: Licensee = { name: '', scope: '', validUntil: '' }
const noTrade = { ports: '', traders: '', features: '', price: '' }
export const emptyGoods: GenuineGoods = { name: '', origin: '', ...noTrade }
export const emptyInfringing: InfringingGoods = { maker: '', ...noTrade }

/** The facts that the next sheet of the same right holder begins with. */
export const holderFacts = ({ obligeeName, obligeeRenType, obligeeNation, address, byAgent }: SheetFacts) => ({
  obligeeName,
  obligeeRenType,
  obligeeNation,
  address,
  byAgent,
})
