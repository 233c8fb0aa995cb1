import {
  type RecordState,
  type RegisterType,
  recordStateLabels,
  recordStates,
  registerTypeLabels,
  registerTypes,
} from '../../contract/words.ts'

const wordsOf = <T extends number>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
  others: Readonly<Record<string, T>>,
): ReadonlyMap<string, T> =>
  new Map([
    ...values.flatMap((value) => [[String(value), value] as const, [labels[value].toUpperCase(), value] as const]),
    ...Object.entries(others),
  ])

/** The words of the customs query and of the wire, and other words that people write for the same types. */
const types = wordsOf<RegisterType>(registerTypes, registerTypeLabels, {
  发明: 1,
  发明专利权: 1,
  外观设计专利: 2,
  外观设计专利权: 2,
  实用新型专利: 3,
  实用新型专利权: 3,
  国内注册商标: 4,
  国内商标: 4,
  WIPO注册商标: 5,
  国际注册: 5,
  国际注册商标: 5,
  版权: 6,
})
const states = wordsOf<RecordState>(recordStates, recordStateLabels, {
  有效: 1,
  已生效: 1,
  已到期: 2,
  过期: 2,
  已撤销: 3,
  已注销: 4,
})

/** The type of right that a text names, undefined where it names none. `text` is in NFKC and without spaces. */
export const readType = (text: string): RegisterType | undefined => types.get(text.toUpperCase())
export const readState = (text: string): RecordState | undefined => states.get(text)
