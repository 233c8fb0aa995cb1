/** Countries whose protection a European patent stands for, when their income is counted. */
const insideEurope: readonly string[] = ['DE', 'GB', 'FR', 'IT']
/** What a country counts that the table does not name. */
const otherIncome = 0.01

export type Family = {
  /** Codes other than CN and WO, each once, in the order given. */
  readonly abroad: readonly string[]
  /** Shares of income beyond China, United States 1. */
  readonly beyondChina: number
  /** The same with China. */
  readonly income: number
}

/**
 * Adds up the income of the countries where the family is protected. `EP` counts once: beside it the four largest countries
 * in it are left out, and without it they count no more than it would, so that a country more is never a lower sum. An
 * international application (`WO`) protects nowhere.
 */
export const familyOf = (countries: readonly string[], gni: Readonly<Record<string, number>>): Family => {
  const codes = countries.map((code) => code.trim().toUpperCase())
  const abroad = [...new Set(codes)].filter((code) => code !== '' && code !== 'CN' && code !== 'WO')
  const incomeOf = (code: string): number => (Object.hasOwn(gni, code) ? gni[code] : undefined) ?? otherIncome
  const sum = (some: readonly string[]): number => some.reduce((total, code) => total + incomeOf(code), 0)
  const european = abroad.filter((code) => insideEurope.includes(code))
  const elsewhere = abroad.filter((code) => !insideEurope.includes(code))
  const beyondChina = sum(elsewhere) + (abroad.includes('EP') ? 0 : Math.min(sum(european), incomeOf('EP')))
  return { abroad, beyondChina, income: beyondChina + incomeOf('CN') }
}
