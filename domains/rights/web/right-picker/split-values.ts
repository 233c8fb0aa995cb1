import type { FormValues, OrderedForm } from '@portal/platform/web'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Which of the offered values go into fields that nobody has filled (`free`), and which meet something that was written
 * (`held`). Fields that the form does not have, values that say nothing, and those that stand there already are left out.
 */
export const splitValues = (
  { rhf }: Pick<OrderedForm<FormValues>, 'rhf'>,
  offered: Values,
): { free: Values; held: Values } => {
  const now: Values = rhf.getValues()
  const news = Object.entries(offered).filter(([name, value]) => name in now && !isEmpty(value) && now[name] !== value)
  const isFree = ([name]: [string, unknown]) => isEmpty(now[name])
  return {
    free: Object.fromEntries(news.filter(isFree)),
    held: Object.fromEntries(news.filter((entry) => !isFree(entry))),
  }
}
