import type { FormValues, OrderedForm } from '@portal/platform/web'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Split = {
  /** Values for fields that nobody has filled. */
  free: Values
  /** Values for fields into which the page itself has put what it knows of the account. */
  lent: Values
  /** Values for fields in which something else was written. */
  held: Values
}

/**
 * What offered values meet in a form; those that say nothing, those that stand there already and those of fields that the form
 * does not have are left out. `known` is what the account says of its user: a field still holds it as the page had lent it when it
 * was not changed since.
 */
export const splitValues = (
  { rhf }: Pick<OrderedForm<FormValues>, 'rhf'>,
  offered: Values,
  known: readonly string[] = [],
): Split => {
  const now: Values = rhf.getValues()
  const first: Values = rhf.control._defaultValues
  const news = Object.entries(offered).filter(([name, value]) => name in now && !isEmpty(value) && now[name] !== value)
  const placeOf = ([name]: [string, unknown]): keyof Split => {
    const value = now[name]
    if (isEmpty(value)) return 'free'
    return typeof value === 'string' && value === first[name] && known.includes(value) ? 'lent' : 'held'
  }
  const among = (place: keyof Split) => Object.fromEntries(news.filter((entry) => placeOf(entry) === place))
  return { free: among('free'), lent: among('lent'), held: among('held') }
}
