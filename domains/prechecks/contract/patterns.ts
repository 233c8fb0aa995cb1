/**
 * The patterns that a rule names by their id. They stand in the code, each with bounded repetitions, so that nobody who edits
 * rules writes one that hangs.
 */
const patterns = {
  /** 2026-11-22, 2026/11/22, 2026.11.22, 2026年11月22日 or 11月22日, also with spaces between as this portal writes them. */
  date: /\d{4}([-/.])(0?[1-9]|1[0-2])\1(0?[1-9]|[12]\d|3[01])(?!\d)|(?<!\d)(0?[1-9]|1[0-2]) ?月 ?(0?[1-9]|[12]\d|3[01]) ?日/,
  digit: /\d/,
  /** An address with its scheme, with www, or as phones copy it: a host and a path. */
  link: /https?:\/\/\S|www\.[a-z0-9-]{1,60}\.|(?<![@a-z0-9.-])(?:[a-z0-9-]{1,60}\.){1,4}[a-z]{2,10}\/\S/i,
  /** A number of at least six digits: shorter ones are quantities, days and booths. */
  rightNumber: /\d{6}/,
  /** 展位 beside a number, a number within a hall, or one as halls write them: 11.3B05, A123. */
  booth:
    /展位[^，。；\n]{0,8}\d|\d ?号?展位|馆[^，。；\n]{0,6}\d{1,4} ?号|\d{1,2}\.\d[a-z]\d{1,3}|(?:^|[^a-z0-9])[a-z]\d{2,4}(?![a-z0-9])/i,
} as const satisfies Record<string, RegExp>

export type PatternId = keyof typeof patterns
export const patternIds = Object.keys(patterns) as [PatternId, ...PatternId[]]

/** Whether a text holds what a pattern means. Full-width letters and digits count as their plain ones. */
export const holdsPattern = (id: PatternId, text: string): boolean => patterns[id].test(text.normalize('NFKC'))
