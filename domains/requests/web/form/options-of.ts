import type { Option } from '@portal/platform/web'

/** Words that are their own labels, for the choices of a control. */
export const optionsOf = <V extends string>(words: readonly V[]): Option<V>[] =>
  words.map((word) => ({ value: word, label: word }))
