import { addDays, addMonths, type Day } from '@portal/platform/contract'
import type { Recordal } from '../../contract/recordal.ts'
import type { RegisterType } from '../../contract/words.ts'
import { createDice, type Dice } from './dice.ts'
import { type Holder, inventBrand, inventHolder, inventTitle, inventWork } from './invented-names.ts'

/** Serials of customs stand near 200,000 in 2025; invented ones begin here, so that none is a real number. */
const firstSerial = 500_000
const firstYear = 2016
const years = 10
export const mostInvented = (1_000_000 - firstSerial) * years

const holderShare = 12
const termMonths = 120

const typeOf = (dice: Dice): RegisterType => {
  const at = dice.next()
  if (at < 0.55) return 4
  if (at < 0.7) return 5
  if (at < 0.82) return 6
  return at < 0.92 ? 2 : at < 0.96 ? 3 : 1
}

const prefixes: Record<RegisterType, 'T' | 'P' | 'C'> = { 1: 'P', 2: 'P', 3: 'P', 4: 'T', 5: 'T', 6: 'C' }
const patentDigits: Partial<Record<RegisterType, number>> = { 1: 1, 3: 2, 2: 3 }

const digits = (number: number, length: number): string => String(number).padStart(length, '0')

/** An invented registration number, in ranges that the offices have not reached yet. */
const registerNumOf = (dice: Dice, type: RegisterType, year: number): string => {
  const kind = patentDigits[type]
  if (kind) return `ZL${year}${kind}9${digits(dice.below(1_000_000), 6)}.${dice.below(10)}`
  if (type === 5) return `G9${digits(dice.below(1_000_000), 6)}`
  if (type === 6) return `国作登字-${year}-F-99${digits(dice.below(1_000_000), 6)}`
  return `9${digits(5_000_000 + dice.below(5_000_000), 7)}`
}

const classesOf = (dice: Dice, type: RegisterType): string => {
  if (type !== 4 && type !== 5) return ''
  const found = new Set(Array.from({ length: 1 + dice.below(3) }, () => 1 + dice.below(45)))
  return [...found].sort((a, b) => a - b).join(',')
}

const nameOf = (dice: Dice, type: RegisterType): string => {
  if (type === 6) return inventWork(dice)
  return type === 4 || type === 5 ? inventBrand(dice) : inventTitle(dice)
}

/** Makes recordals that exist nowhere; the same seed and place give the same recordal. `of` is how many there will be. */
export const createInventor = ({ seed, of, today }: { seed: number; of: number; today: Day }) => {
  const holderCount = Math.max(1, Math.floor(of / holderShare))
  const holders = new Map<number, Holder>()
  const holderOf = (at: number): Holder => {
    const known = holders.get(at)
    if (known) return known
    const holder = inventHolder(createDice(seed * 31 + at * 2 + 1))
    if (holders.size < 100_000) holders.set(at, holder)
    return holder
  }
  return (at: number): Recordal => {
    const dice = createDice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b))
    const registerType = typeOf(dice)
    const year = firstYear + (at % years)
    const recordBeginDate = addDays(`${year}-01-01`, dice.below(364))
    const recordEndDate = addDays(addMonths(recordBeginDate, termMonths), -1)
    const lot = dice.next()
    const isOver = recordEndDate < today
    // Few holders have many rights, as in life.
    const holder = holderOf(Math.floor(dice.next() ** 2 * holderCount))
    return {
      recordIcon:
        registerType === 4 || registerType === 5 ? `demo-${digits(dice.below(2 ** 31), 10).slice(0, 8)}` : null,
      recordName: nameOf(dice, registerType),
      ...holder,
      registerNum: registerNumOf(dice, registerType, year),
      recordNum: `${prefixes[registerType]}${year}-${firstSerial + Math.floor(at / years)}`,
      registerType,
      productType: classesOf(dice, registerType),
      recordState: isOver ? 2 : lot < 0.03 ? 3 : lot < 0.06 ? 4 : 1,
      recordBeginDate,
      recordEndDate,
    }
  }
}
