import { briefDay } from '../ui/time-words.ts'

/** A filter of which one value is chosen; the value `''` filters nothing and is not among the options. */
export type ChoiceFilter<N extends string = string> = {
  /** The field of the address that holds the value. */
  name: N
  label: string
  options: readonly { value: string; label: string; count?: number | null | undefined }[]
}
/** A filter by a span of days, which the fields `from` and `to` of the address hold. */
export type DaysFilter = { days: string }
export type ListFilter<N extends string = string> = ChoiceFilter<N> | DaysFilter

export const isChoice = <N extends string>(filter: ListFilter<N>): filter is ChoiceFilter<N> => 'name' in filter

export type FilterChip = { text: string; without: Readonly<Record<string, ''>> }

const spanWords = (from: string, to: string): string => {
  if (from === '') return `${briefDay(to)} 及以前`
  if (to === '') return `${briefDay(from)} 起`
  return from === to ? briefDay(from) : `${briefDay(from)} 至 ${briefDay(to)}`
}

/** What is filtered now, in words: `提交日期：11-01 至 11-20`. `without` are the changes of the address that take the filter away. */
export const chipsOf = (filters: readonly ListFilter[], search: Readonly<Record<string, string>>): FilterChip[] =>
  filters.flatMap((filter): FilterChip[] => {
    if (!isChoice(filter)) {
      const { from = '', to = '' } = search
      if (from === '' && to === '') return []
      return [{ text: `${filter.days}：${spanWords(from, to)}`, without: { from: '', to: '' } }]
    }
    const value = search[filter.name] ?? ''
    if (value === '') return []
    const chosen = filter.options.find((option) => option.value === value)
    return [{ text: `${filter.label}：${chosen?.label ?? value}`, without: { [filter.name]: '' } }]
  })

/** The changes of the address that take all filters away. */
export const cleared = (filters: readonly ListFilter[]): Record<string, ''> =>
  Object.fromEntries(
    filters.flatMap((filter) => (isChoice(filter) ? [filter.name] : ['from', 'to'])).map((name) => [name, '']),
  )
