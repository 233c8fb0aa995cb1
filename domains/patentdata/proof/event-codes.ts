import type { Status } from './vocabulary.ts'

const codesOf = (text: string): readonly string[] => text.split(' ')

/**
 * What INPADOC's codes of Chinese legal events do, by the letters of its classes (list of 2024, week 17): H and B end a right or
 * an application, C and K revive the one or the other, D examines, F grants, M leaves a part of the right, Q publishes. The list
 * gives no class to CE01, GR03, RP01 and RW01, which are read by their words. Codes that stand nowhere here decide nothing.
 */
export const codesByClass = {
  B: codesOf('C01 C02 C03 C04 C05 C12 RJ01 WD01 WW01'),
  C: codesOf('C52 REIN'),
  D: codesOf('C10 DE01 EXSB SE01'),
  F: codesOf('C14 CGPU FG1K FG4A GR01 GR03 GRSP'),
  H: codesOf('AD01 AR01 AV01 C17 C19 C20 C25 C28 CE01 CF01 CX01 EXPY IW01 MA1K MK1K MK4A MM1K MM4A RGAV RW01'),
  K: codesOf('C49 RA01 RR01'),
  M: codesOf('AV02 C26 C32 C35 IP01 RP01'),
  Q: codesOf('BB1A C06 CI01 CU03 DCSP PB01'),
} as const satisfies Record<string, readonly string[]>
export type CodeClass = keyof typeof codesByClass

const classes: ReadonlyMap<string, CodeClass> = new Map(
  Object.entries(codesByClass).flatMap(([letter, codes]) => codes.map((code) => [code, letter as CodeClass] as const)),
)

/** The class of a code; undefined for one that decides nothing. */
export const classOfCode = (code: string): CodeClass | undefined => classes.get(code)

/** Ends of a right that are told apart; all others of class H gave the right up. */
const reasons: ReadonlyMap<string, Status> = new Map(
  Object.entries({
    LAPSED_FEE: codesOf('CF01 C19 MM1K MM4A'),
    EXPIRED: codesOf('CX01 MK1K MK4A'),
    INVALIDATED: codesOf('IW01 C28 RW01'),
  }).flatMap(([status, codes]) => codes.map((code) => [code, status as Status] as const)),
)

/** How a code ends a right or an application; undefined where it ends nothing. */
export const endOfCode = (code: string): Status | undefined => {
  const letter = classOfCode(code)
  if (letter === 'B') return 'REFUSED'
  return letter === 'H' ? (reasons.get(code) ?? 'ABANDONED') : undefined
}

/** Transactions as they come into force; what changes or ends one later is none of its own. */
const dealCodes = {
  transfers: codesOf('TR01 ASS C41'),
  licences: codesOf('EE01 LIC'),
  pledges: codesOf('PE01 PLDC'),
} as const
export type Deal = keyof typeof dealCodes
export const deals = Object.keys(dealCodes) as Deal[]

export const isDeal = (deal: Deal, code: string): boolean => dealCodes[deal].includes(code)
