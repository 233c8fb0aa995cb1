import { Counter, type Metric } from 'prom-client'

/** Something that `/metrics` shows of a domain. */
export type DomainMetric = Metric

/** A number that only grows, told apart by labels; it is shown once its domain lists it in `metrics`. */
export const newCounter = <Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames, registers: [] })
