import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' }

type Names = Readonly<Record<string, string | readonly string[]>>

/** Chinese names in official use in China; the package has other names for these countries. */
const officialNames: Names = {
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
  EH: '西撒哈拉',
  FK: '马尔维纳斯群岛（福克兰群岛）',
  ID: '印度尼西亚',
}

/** XK is a code that its users chose themselves; it is not part of ISO 3166-1. */
const notStandard = 'XK'

const named: Names = { ...chinese.countries, ...officialNames }

/** The Chinese name of each country and region of ISO 3166-1, by its code of two letters. */
export const countryNames: ReadonlyMap<string, string> = new Map(
  Object.keys(chinese.countries)
    .filter((code) => code !== notStandard)
    .map((code) => [code, [named[code] ?? ''].flat()[0] ?? '']),
)

const known = new Set(countryNames.values())

/** Whether a text is a Chinese name of the list; calls send countries by these names. */
export const isCountryName = (text: string): boolean => known.has(text)
