import { Counter, Histogram, type Metric } from 'prom-client'

/** Something that `/metrics` shows of a domain. */
export type DomainMetric = Metric

/**
 * The labels of a metric, each with every value that it may take: a label that anybody could fill would make the metrics grow
 * without end.
 */
type Labels = Readonly<Record<string, readonly string[]>>
/** One value for each label. */
type Labelled<L extends Labels> = { [Name in keyof L]: L[Name][number] }

const namesOf = (labels: Labels): string[] => Object.keys(labels)

/** Every way to choose one value for each label. */
const combinationsOf = (labels: Labels): Record<string, string>[] =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (found, [name, values]) => found.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  )

/**
 * A number that only grows, told apart by labels; it is shown once its domain lists `metric` in `metrics`. Every combination
 * stands there from the start, with 0, so that an alarm sees the first event too.
 */
export const newCounter = <const L extends Labels>(
  name: string,
  help: string,
  labels: L,
): { metric: DomainMetric; add: (to: Labelled<L>) => void } => {
  const counter = new Counter({ name, help, labelNames: namesOf(labels), registers: [] })
  for (const combination of combinationsOf(labels)) counter.inc(combination, 0)
  return { metric: counter, add: (to) => counter.inc(to) }
}

/** How long something took, told apart by labels; `buckets` are upper ends in seconds. It is shown as a counter is. */
export const newDurations = <const L extends Labels>(
  name: string,
  help: string,
  { labels, buckets }: { labels: L; buckets: readonly number[] },
): { metric: DomainMetric; add: (to: Labelled<L>, seconds: number) => void } => {
  const histogram = new Histogram({ name, help, labelNames: namesOf(labels), buckets: [...buckets], registers: [] })
  return { metric: histogram, add: (to, seconds) => histogram.observe(to, seconds) }
}
