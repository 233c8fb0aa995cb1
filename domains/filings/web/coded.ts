import type { Option } from '@portal/platform/web'

/** The choices of a field with numbers as values; the numbers become text, since radio buttons carry text. */
export const codedOptions = (words: Readonly<Record<number, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const codedText = (value: number | null): string => (value === null ? '' : String(value))
