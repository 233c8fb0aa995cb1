import { countryNames } from '../contract/country-names.ts'
import type { Country } from '../contract/regions.ts'
import { englishNamesOf } from './english-names.ts'

/** China and its regions come first; all others follow in the order of the pinyin of their Chinese names. */
const first = ['CN', 'HK', 'MO', 'TW']

type Known = Country & { searchable: string }

const readCountries = (): Known[] => {
  const bySound = new Intl.Collator('zh-CN').compare
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return [...countryNames]
    .map(([code, name]) => ({ code, name, namesEn: englishNamesOf(code) }))
    .sort((a, b) => place(a.code) - place(b.code) || bySound(a.name, b.name))
    .map(({ code, name, namesEn }, value) => ({
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
