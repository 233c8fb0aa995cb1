import { withEvents, withoutEvents } from './events/events-decide.ts'
import { inOrder, type LegalEvent } from './events/fold-events.ts'
import {
  type FactSource,
  factNames,
  type KnownFacts,
  type PatentEvent,
  type Provenance,
  type ToldFacts,
} from './facts.ts'

/**
 * Events that happened stay, whoever tells of them: each day and code once, with the source that told it first. Words of an event
 * may name people, so that a source which forbids to show them tells the event without words.
 */
const joinEvents = (
  known: readonly PatentEvent[],
  told: readonly LegalEvent[],
  { source, mayShow }: FactSource,
): PatentEvent[] => {
  const isSame = (one: LegalEvent) => (other: LegalEvent) => one.day === other.day && one.code === other.code
  const joined = [...known]
  for (const { day, code, text } of told) {
    const words = text !== undefined && mayShow !== false ? { text } : {}
    const at = joined.findIndex(isSame({ day, code }))
    const before = joined[at]
    if (!before) joined.push({ day, code, ...words, source })
    else if (before.text === undefined) joined[at] = { ...before, ...words }
  }
  return inOrder(joined)
}

const takes = (name: keyof Provenance, { provenance }: KnownFacts, { asOf }: FactSource): boolean => {
  const before = provenance[name]
  return before === undefined || before.asOf <= asOf
}

const lay = (said: KnownFacts, told: ToldFacts, from: FactSource): KnownFacts => {
  const { events, ...others } = told
  const values: Readonly<Record<string, unknown>> = others
  const taken = factNames.filter((name) => (values[name] ?? null) !== null && takes(name, said, from))
  const facts = { ...said.facts, ...Object.fromEntries(taken.map((name) => [name, values[name]])) }
  const provenance = { ...said.provenance, ...Object.fromEntries(taken.map((name) => [name, from])) }
  if (!events) return { facts, provenance }
  return {
    facts: { ...facts, events: joinEvents(said.facts.events ?? [], events, from) },
    provenance: { ...provenance, ...(takes('events', said, from) && { events: from }) },
  }
}

/**
 * Lays what a source tells over what is known, field by field: a newer day wins, an older one only fills gaps, and what the source
 * does not tell stays as it is. Events of all sources stand together, and are folded anew into what they decide.
 */
export const mergeFacts = (known: KnownFacts, told: ToldFacts, from: FactSource): KnownFacts =>
  withEvents(lay(withoutEvents(known), told, from))
