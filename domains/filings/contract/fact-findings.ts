import { addMonths, type Day } from '@portal/platform/contract'
import { mayLackNumber, numberLabels } from '@portal/rights/contract'
import type { SheetFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { factLabels, goodsLabels, infringingLabelsOf, licenseeLabels, type Step } from './labels.ts'

const finding =
  (step: Step, level: Finding['level']) =>
  (field: string, text: string): Finding => ({ step, level, text, field })

/** How many months a recordal lasts: ten years (article 10 of the Regulations on Customs Protection of IPR). */
const recordalMonths = 120
/** A right that ends within so many months needs its own renewal first. */
const soonMonths = 6

/** The findings about the facts of a sheet; those about its papers are in `findingsOfPapers`. */
export const findingsOfFacts = (facts: SheetFacts, today: Day): Finding[] => [
  ...holderFindings(facts),
  ...rightFindings(facts),
  ...termFindings(facts, today),
  ...licenceFindings(facts, today),
  ...goodsFindings(facts),
  ...infringingFindings(facts),
]

const holderFindings = (facts: SheetFacts): Finding[] => {
  const missing = finding('holder', 'missing')
  return (['obligeeRenType', 'obligeeName', 'obligeeNation', 'address'] as const).flatMap((field) =>
    facts[field] ? [] : [missing(field, factLabels[field])],
  )
}

const rightFindings = ({ registerType, recordName, registerNum, rightContent }: SheetFacts): Finding[] => {
  const missing = finding('right', 'missing')
  const numberLabel = registerType === null ? factLabels.registerNum : numberLabels[registerType]
  const found: Finding[] = []
  if (registerType === null) found.push(missing('registerType', factLabels.registerType))
  if (recordName === '') found.push(missing('recordName', factLabels.recordName))
  if (registerNum === '') {
    const mayLack = mayLackNumber(registerType)
    const look = finding('right', 'look')
    found.push(
      mayLack
        ? look('registerNum', '没有填登记号：未登记的作品，请在材料里放作品样本和权属材料')
        : missing('registerNum', numberLabel),
    )
  }
  if (rightContent === '') found.push(missing('rightContent', factLabels.rightContent))
  return found
}

/** Compares the term of the right with today and with the ten years of a recordal. */
const termFindings = (
  { registerType, rightBeginDate: begin, rightEndDate: end }: SheetFacts,
  today: Day,
): Finding[] => {
  const wrong = finding('right', 'wrong')
  const look = finding('right', 'look')
  const found: Finding[] = []
  if (begin > today) found.push(wrong('rightBeginDate', '权利起始日在今天之后，请核对证书'))
  if (end === '') {
    if (!mayLackNumber(registerType)) found.push(finding('right', 'missing')('rightEndDate', factLabels.rightEndDate))
    return found
  }
  if (begin !== '' && begin >= end) found.push(wrong('rightEndDate', '权利届满日须在起始日之后'))
  else if (end < today) {
    found.push(wrong('rightEndDate', `权利已于 ${end} 届满：权利不再受法律保护的，不予备案`))
  } else if (end < addMonths(today, soonMonths)) {
    found.push(look('rightEndDate', `权利将于 ${end} 届满，请先办理权利的续展`))
  } else if (end < addMonths(today, recordalMonths)) {
    found.push(look('rightEndDate', `权利于 ${end} 届满，早于备案的十年有效期：权利失效，备案随即失效`))
  }
  return found
}

const licenceFindings = ({ licensing, licensees, rightEndDate }: SheetFacts, today: Day): Finding[] => {
  const missing = finding('licence', 'missing')
  const look = finding('licence', 'look')
  if (licensing === null) return [missing('licensing', factLabels.licensing)]
  if (licensing === 0) return []
  if (licensees.length === 0) return [missing('licensees', '至少写一个被许可人')]
  return licensees.flatMap(({ name, scope, validUntil }, index) => {
    const field = (key: string) => `licensees.${index}.${key}`
    const who = `被许可人 ${index + 1}`
    return [
      ...(name === '' ? [missing(field('name'), `${who}：${licenseeLabels.name}`)] : []),
      ...(scope === '' ? [missing(field('scope'), `${who}：${licenseeLabels.scope}`)] : []),
      ...(validUntil !== '' && validUntil < today
        ? [look(field('validUntil'), `${who}：许可已于 ${validUntil} 到期`)]
        : []),
      ...(rightEndDate !== '' && validUntil > rightEndDate
        ? [look(field('validUntil'), `${who}：许可到期日晚于权利届满日，请核对`)]
        : []),
    ]
  })
}

const goodsFindings = ({ goods }: SheetFacts): Finding[] => {
  const missing = finding('goods', 'missing')
  if (goods.length === 0) return [missing('goods', '至少写一种合法货物')]
  return goods.flatMap((one, index) =>
    (Object.keys(goodsLabels) as (keyof typeof goodsLabels)[])
      .filter((key) => one[key] === '')
      .map((key) => missing(`goods.${index}.${key}`, `货物 ${index + 1}：${goodsLabels[key]}`)),
  )
}

/** Of infringing goods the owner writes what he knows: an entry needs one fact, and a further gap is only worth a look. */
const infringingFindings = ({ hasInfringing, infringingGoods }: SheetFacts): Finding[] => {
  const missing = finding('infringing', 'missing')
  const look = finding('infringing', 'look')
  if (hasInfringing === null) return [missing('hasInfringing', factLabels.hasInfringing)]
  if (hasInfringing === 0) return []
  if (infringingGoods.length === 0) return [missing('infringingGoods', '至少写一种侵权货物')]
  return infringingGoods.flatMap((one, index) => {
    const empty = (Object.keys(infringingLabelsOf) as (keyof typeof infringingLabelsOf)[]).filter(
      (key) => one[key] === '',
    )
    if (empty.length === Object.keys(infringingLabelsOf).length) {
      return [missing(`infringingGoods.${index}.maker`, `侵权货物 ${index + 1}：写出已知的情况`)]
    }
    return empty.map((key) =>
      look(
        `infringingGoods.${index}.${key}`,
        `侵权货物 ${index + 1}：${infringingLabelsOf[key]}没有写；不知道的可以不写`,
      ),
    )
  })
}
