/**
 * The patterns that a rule names by their id. They stand in the code, each with bounded repetitions, so that nobody who edits
 * rules writes one that hangs.
 */
const patterns = {
  /** 2026-11-22, 2026/11/22, 2026.11.22, 2026年11月22日 or 11月22日, also with spaces between as this portal writes them. */
  date: /\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2} ?月 ?\d{1,2} ?日/,
  digit: /\d/,
  link: /https?:\/\/\S|www\.[a-z0-9-]{1,60}\./i,
  /** A number of at least six digits: shorter ones are quantities, days and booths. */
  rightNumber: /\d{6}/,
  /** 展位 with a number after it, or a number as halls write them: 11.3B05, A123. */
  booth: /展位[^，。；\n]{0,8}\d|\d{1,2}\.\d[a-z]\d{1,3}|(?:^|[^a-z0-9])[a-z]\d{2,4}(?![a-z0-9])/i,
} as const satisfies Record<string, RegExp>

export type PatternId = keyof typeof patterns
export const patternIds = Object.keys(patterns) as [PatternId, ...PatternId[]]

/** Whether a text holds what a pattern means. Full-width letters and digits count as their plain ones. */
export const holdsPattern = (id: PatternId, text: string): boolean => patterns[id].test(text.normalize('NFKC'))
