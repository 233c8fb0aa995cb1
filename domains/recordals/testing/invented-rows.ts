import { registerTypes } from '../contract/words.ts'
import { createDice } from '../server/demonstration/dice.ts'
import type { Row } from './search-app.ts'

/** A repeatable chance by its seed: below one, or one of a list. */
export type Chance = { below: (limit: number) => number; of: <T>(list: readonly [T, ...T[]]) => T }

export const chanceOf = (seed: number): Chance => {
  const { below, pick } = createDice(seed)
  return { below, of: pick }
}

/** Signs of which names are made: few, so that they meet often; traditional, wide and hostile ones among them. */
const signs = [
  ...'星辰远帆龙门海棠青松明月云山东西南北金木水火土龍門遠東雲ＡＢabcXYZ%_\\\'"·&１2',
  '😀',
  '𠮷',
  'é',
  'e\u0301',
  'ｶﾞ',
  ' ',
] as unknown as readonly [string, ...string[]]
const places = ['宁波', '义乌', '重庆', '深圳', '臺北'] as const
const trades = ['进出口', '国际贸易', '玩具', '電子科技'] as const
const ends = ['有限公司', '有限公司', '股份有限公司', '厂', ' Co., Ltd.'] as const
const countries = ['中国', '中国', '中国', '日本', '德国', '中国香港', '美國'] as const

const nameOf = ({ of, below }: Chance): string => `${Array.from({ length: 1 + below(5) }, () => of(signs)).join('')}`

/** An invented row whose texts are as awkward as texts can be. */
export const inventedRow = (chance: Chance, serial: number): Row => {
  const { of, below } = chance
  const registerType = of(registerTypes)
  const letter = registerType === 6 ? 'C' : registerType < 4 ? 'P' : 'T'
  const year = 2006 + below(20)
  const day = `${year}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`
  const digits = String(below(1_000_000)).padStart(6, '0')
  return {
    recordIcon: null,
    recordName: nameOf(chance),
    name: of(places) + nameOf(chance) + of(trades) + of(ends),
    conutryName: of(countries),
    registerNum: letter === 'P' ? `ZL ${year} ${1 + below(3)} 0${digits}.${below(10)}` : `${10 + below(89)}${digits}`,
    recordNum: `${letter}${year}-${String(100_000 + serial)}`,
    registerType,
    productType: of(['9', '25', '9,25', '第18类', '', '3、5']),
    recordState: of([1, 1, 1, 1, 2, 3, 4] as const),
    recordBeginDate: below(20) === 0 ? null : day,
    recordEndDate: null,
  }
}
