import * as z from 'zod/mini'

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

/** 1 is in effect; the others are not, each for its reason. */
export const recordStateLabels = { 1: '生效', 2: '到期', 3: '撤销', 4: '注销' } as const
export const recordStates = [1, 2, 3, 4] as const
export type RecordState = (typeof recordStates)[number]

/** A row as the customs query shows it; `conutryName` is misspelt there, and so on the wire. Dates are `YYYY-MM-DD`. */
export const recordal = z.object({
  id: z.number(),
  recordIcon: z.nullable(z.string()),
  recordName: z.string(),
  /** The right holder. */
  name: z.string(),
  conutryName: z.string(),
  registerNum: z.string(),
  recordNum: z.string(),
  registerType: z.literal(registerTypes),
  /** Classes of goods as the source writes them, e.g. `9` or `9,25`. */
  productType: z.string(),
  recordState: z.literal(recordStates),
  recordBeginDate: z.nullable(z.string()),
  recordEndDate: z.nullable(z.string()),
})
export type Recordal = z.infer<typeof recordal>
