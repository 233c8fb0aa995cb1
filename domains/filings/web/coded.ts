import type { Option } from '@portal/platform/web'

/** The choices of a coded field: digits in text, as radio buttons carry them. */
export const codedOptions = (words: Readonly<Record<number, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const codedText = (value: number | null): string => (value === null ? '' : String(value))
