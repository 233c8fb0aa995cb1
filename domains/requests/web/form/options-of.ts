import type { Option } from '@portal/platform/web'

/** The choices of a control whose values are their own labels. */
export const optionsOf = <V extends string>(words: readonly V[]): Option<V>[] =>
  words.map((word) => ({ value: word, label: word }))
