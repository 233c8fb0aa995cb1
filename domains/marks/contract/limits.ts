/** Limits of the comparison with known marks. Lengths are in code points. */
export const markLimits = {
  name: 30,
  hits: 50,
  number: 40,
  knownName: 200,
  holder: 200,
  source: 60,
  signTerm: 40,
  signTerms: 500,
  signRules: 100,
} as const
