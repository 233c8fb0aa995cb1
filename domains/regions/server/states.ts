import { countryNames } from '../contract/country-names.ts'
import { englishNamesOf } from './english-names.ts'

/** Codes of ISO 3166-1 that stand for territories, regions of a state or Antarctica, and not for states. */
const territories = new Set(
  (
    'AI AQ AS AW AX BL BM BQ BV CC CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF PF PM PN PR ' +
    'RE SH SJ SX TC TF TK TW UM VG VI WF YT'
  ).split(' '),
)

/** Names of one state, the usual one first; a Chinese name stands without what is in brackets too, as 刚果 for 刚果（布）. */
export type StateNames = { chinese: readonly string[]; english: readonly string[] }

const withoutBrackets = (name: string): string => name.replaceAll(/（[^）]*）/g, '')

export const stateNames: readonly StateNames[] = [...countryNames]
  .filter(([code]) => !territories.has(code))
  .map(([code, name]) => ({
    chinese: [...new Set([name, withoutBrackets(name)])],
    english: englishNamesOf(code),
  }))
