import type { Dice } from './dice.ts'

/** Characters that sound like names but are not those of known brands, which never appear in our invented rows. */
const simplified = [...'澄岚汀朔蘅暄屿岫皓璟翎砚霁岑漪筠徽珞苒宥翊煦澜槿珂昉恒禾沅峤蔚桉朴湜芃']
const traditional = [...'澂嵐鑠蘅暉嶼績鈺靄潯縈颯鳶韞葳漣禕瑋櫟岡憶簡聞樂穎']
const syllables = 'zu ve mo ra ki lon dar qui nel tas bro fen gil hax ju pol vor wyn yse xan ter mil cav ost ruv'.split(
  ' ',
)
const goods = ['电器', '服饰', '文具', '灯饰', '箱包', '工具', '玩具', '户外', '美妆', '茶具', '五金', '健身'] as const
const trades = ['进出口', '国际贸易', '实业', '科技', '轻工', '电子', '服饰', '玩具'] as const
const places = ['汀岚', '朔屿', '澄川', '霁港', '岫州', '沅东', '蔚海', '桉城'] as const
const legalForms = ['Ltd.', 'GmbH', 'S.A.', 'Inc.', 'Co., Ltd.', 'B.V.'] as const
const subjects = ['连接器', '折叠支架', '保温杯', '散热组件', '儿童座椅', '照明模组', '密封结构', '包装盒'] as const

const word = (dice: Dice, from: readonly string[], length: number): string =>
  Array.from({ length }, () => from[dice.below(from.length)] ?? '').join('')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const latin = (dice: Dice): string => capital(word(dice, syllables, 3 + dice.below(2)))

/** A mark that nobody owns: Chinese, traditional, Latin or mixed. */
export const inventBrand = (dice: Dice): string => {
  const kind = dice.next()
  if (kind < 0.4) return word(dice, simplified, 2 + dice.below(3))
  if (kind < 0.5) return word(dice, traditional, 2 + dice.below(2))
  if (kind < 0.7) return latin(dice)
  if (kind < 0.78) return latin(dice).toUpperCase()
  if (kind < 0.9) return `${word(dice, simplified, 2)} ${latin(dice).toUpperCase()}`
  if (kind < 0.95) return `${word(dice, simplified, 2)}${dice.pick(goods)}`
  return `${latin(dice)} ${latin(dice)}及图`
}

/** The title of an invention, a model or a design. */
export const inventTitle = (dice: Dice): string =>
  `${dice.pick(['一种', '一种新型', '用于户外的'])}${word(dice, simplified, 2)}${dice.pick(subjects)}`

export const inventWork = (dice: Dice): string => `${word(dice, simplified, 3)}${dice.pick(['系列', '图样', '形象'])}`

const countries = ['美国', '德国', '日本', '韩国', '法国', '意大利', '英国', '瑞士', '荷兰', '瑞典', '新加坡'] as const
const traditionalPlaces = ['中国香港', '中国澳门', '中国台湾'] as const

export type Holder = { name: string; conutryName: string }

export const inventHolder = (dice: Dice): Holder => {
  const kind = dice.next()
  if (kind < 0.62) {
    const form = dice.pick(['有限公司', '有限公司', '股份有限公司', '有限责任公司'])
    return { name: `${dice.pick(places)}${word(dice, simplified, 2)}${dice.pick(trades)}${form}`, conutryName: '中国' }
  }
  if (kind < 0.7) {
    return { name: `${word(dice, traditional, 2)}國際有限公司`, conutryName: dice.pick(traditionalPlaces) }
  }
  const conutryName = dice.pick(countries)
  if (kind < 0.78) return { name: `${word(dice, simplified, 3)}株式会社`, conutryName: '日本' }
  return { name: `${latin(dice)} ${latin(dice)} ${dice.pick(legalForms)}`, conutryName }
}
