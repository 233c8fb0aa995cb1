import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' }
import type { Country } from '../contract/regions.ts'

type Names = Readonly<Record<string, string | readonly string[]>>

/** Chinese names in official use in China; the package has other names for these countries. */
const chineseNames: Names = {
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
  EH: '西撒哈拉',
  FK: '马尔维纳斯群岛（福克兰群岛）',
  ID: '印度尼西亚',
}

const englishNames: Names = {
  CN: ['China', "People's Republic of China"],
  HK: 'Hong Kong, China',
  MO: 'Macao, China',
  TW: 'Taiwan, China',
}

/** XK is a code that its users chose themselves; it is not part of ISO 3166-1. */
const notStandard = 'XK'
/** China and its regions come first; all others follow in the order of the pinyin of their Chinese names. */
const first = ['CN', 'HK', 'MO', 'TW']

const variants = (names: Names, code: string): string[] => [names[code] ?? []].flat()

type Known = Country & { searchable: string }

const readCountries = (): Known[] => {
  const inChinese: Names = { ...chinese.countries, ...chineseNames }
  const inEnglish: Names = { ...english.countries, ...englishNames }
  const bySound = new Intl.Collator('zh-CN').compare
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return Object.keys(chinese.countries)
    .filter((code) => code !== notStandard)
    .map((code) => ({ code, names: variants(inChinese, code), namesEn: variants(inEnglish, code) }))
    .sort((a, b) => place(a.code) - place(b.code) || bySound(a.names[0] ?? '', b.names[0] ?? ''))
    .map(({ code, names: [name = ''], namesEn }, value) => ({
      value,
      code,
      name,
      nameEn: namesEn[0] ?? '',
      searchable: [name, ...namesEn].join('\n').toLowerCase(),
    }))
}

const countries = readCountries()

/** Countries and regions of ISO 3166-1 whose Chinese or English name holds the text; all for an empty text. */
export const findCountries = (text: string): Country[] =>
  countries
    .filter(({ searchable }) => searchable.includes(text.toLowerCase()))
    .map(({ searchable: _, ...country }) => country)

const names = new Set(countries.map(({ name }) => name))

/** Whether a text is a Chinese name of the list; calls send countries by these names. */
export const isCountryName = (text: string): boolean => names.has(text)
