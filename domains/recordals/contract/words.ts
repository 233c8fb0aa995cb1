// This file has no schemas, so that pages which only show recordals or ask for them do not load the schema library.

/** What kind of right a recordal protects; the numbers and words are those of the customs query. */
export const registerTypeLabels = {
  1: '发明专利',
  2: '外观设计',
  3: '实用新型',
  4: '国内注册',
  5: 'WIPO注册',
  6: '著作权',
} as const
export const registerTypes = [1, 2, 3, 4, 5, 6] as const
export type RegisterType = (typeof registerTypes)[number]

/** States of a recordal: 1 is in effect; the other three are no longer, each for the reason that it names. */
export const recordStateLabels = { 1: '生效', 2: '到期', 3: '撤销', 4: '注销' } as const
export const recordStates = [1, 2, 3, 4] as const
export type RecordState = (typeof recordStates)[number]

export const searchLimits = {
  /** The longest text of each field of a search, in code points. */
  text: 100,
  /**
   * The last row that one can reach by turning pages, the number up to which a total is exact, and the most rows of an export.
   */
  rows: 10_000,
  /** How many other recordals of the same holder, and how many with similar names, stand beside a recordal. */
  beside: 10,
} as const

/** What the first letter of a recordal's number says about the right. */
export const recordTypeLabels = { T: '商标权', P: '专利权', C: '著作权' } as const
export const recordTypes = ['T', 'P', 'C'] as const
type RecordType = (typeof recordTypes)[number]

/** The three kinds of filing in the words of the specification and the customs query; calls take these words as well. */
export const recordTypeWords: Readonly<Record<string, RecordType>> = {
  商标: 'T',
  商标权: 'T',
  专利: 'P',
  专利权: 'P',
  著作权: 'C',
}

export const recordalMatches = ['fuzzy', 'exact'] as const
export type RecordalMatch = (typeof recordalMatches)[number]
export const recordalMatchLabels = { fuzzy: '模糊查询', exact: '精确查询' } as const satisfies Record<
  RecordalMatch,
  string
>

export const exportFormats = ['xlsx', 'csv'] as const
