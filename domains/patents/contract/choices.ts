import { isCountryName } from '@portal/regions/contract'

/** The three kinds of patent by their full names, which are stored; the form begins with the first. */
export const patentTypes = ['发明专利', '实用新型专利', '外观设计专利'] as const
export type PatentType = (typeof patentTypes)[number]

/** The number of a type: 1 invention, 2 utility model, 3 design (specification §3). */
export const patentTypeCodes = {
  发明专利: 1,
  实用新型专利: 2,
  外观设计专利: 3,
} as const satisfies Record<PatentType, number>

/** What else the wire takes for a type: its number, and its short name. */
const otherNames: Readonly<Record<string, PatentType>> = {
  1: '发明专利',
  2: '实用新型专利',
  3: '外观设计专利',
  发明: '发明专利',
  实用新型: '实用新型专利',
  外观设计: '外观设计专利',
  外观专利: '外观设计专利',
}

/** The full name of what a caller sent as a type; anything else stays as it is. */
export const fullTypeName = (sent: unknown): unknown => {
  const text = typeof sent === 'number' ? String(sent) : sent
  return typeof text === 'string' ? (otherNames[text.trim()] ?? text.trim()) : text
}

/** The special requests; the form begins with the first. */
export const specials = ['保密请求', '优先审查', '要求优先权', '无'] as const
export type Special = (typeof specials)[number]

/**
 * Which act 保密请求 means: the secrecy examination before an application abroad (`foreignFiling`), an application that is
 * treated as secret (`secret`), or not yet settled (`unclear`).
 */
export const specialMeanings = ['foreignFiling', 'secret', 'unclear'] as const
export type SpecialMeaning = (typeof specialMeanings)[number]

export const specialMeaningLabels = {
  foreignFiling: '向外国申请专利保密审查',
  secret: '按保密专利处理',
  unclear: '待确认',
} satisfies Record<SpecialMeaning, string>

/** Whether an application there is one abroad; 中国香港, 中国澳门 and 中国台湾 are no foreign countries. */
export const isAbroad = (nation: string): boolean => !nation.startsWith('中国')

/** Two ways of applying in several countries at once, which no list of countries holds. */
export const regionalFilings = ['欧洲专利局', 'PCT国际申请'] as const

export const isNation = (name: string): boolean =>
  isCountryName(name) || regionalFilings.some((filing) => filing === name)
