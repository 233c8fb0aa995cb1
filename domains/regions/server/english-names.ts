import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

type Names = Readonly<Record<string, string | readonly string[]>>

const englishNames: Names = {
  ...english.countries,
  CN: ['China', "People's Republic of China"],
  HK: 'Hong Kong, China',
  MO: 'Macao, China',
  TW: 'Taiwan, China',
}

/** The English names of a country or region by its code, the usual one first. */
export const englishNamesOf = (code: string): readonly string[] => [englishNames[code] ?? []].flat()
