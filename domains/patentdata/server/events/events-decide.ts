import { deals } from '../../proof/event-codes.ts'
import type { Stability, Status } from '../../proof/vocabulary.ts'
import type { FactName, FactOrigin, KnownFacts, PatentFacts } from '../facts.ts'
import { foldEvents } from './fold-events.ts'

/** The facts of which legal events tell something too. */
const decidable = ['status', 'stability', ...deals] as const satisfies readonly FactName[]
type Decided = Partial<Pick<PatentFacts, (typeof decidable)[number]>>

/** What sources said of a publication themselves, before its events were folded. */
export const withoutEvents = ({ facts, provenance }: KnownFacts): KnownFacts => {
  const said = { facts: { ...facts }, provenance: { ...provenance } }
  for (const name of decidable) {
    const { overruled } = provenance[name] ?? {}
    if (overruled === undefined) continue
    delete said.provenance[name]
    if (overruled === null) Object.assign(said.facts, { [name]: null })
    else {
      const { value, ...from } = overruled
      Object.assign(said.facts, { [name]: value })
      said.provenance[name] = from
    }
  }
  return said
}

/**
 * What the events decide against what sources said in words. Of the status: an end that nothing revived wins over any words;
 * else words count, unless a later event has changed the status since the day of the words. Of what invalidation left: words that
 * tell more than nothing count. Transactions are counted where no source counts them.
 */
const decisions = ({ facts, provenance }: KnownFacts): Decided => {
  if (!facts.events) return {}
  const { status, isEnded, statusSince, stability, ...counts } = foldEvents(facts.events)
  const wordsOf = provenance.status
  const areWordsCurrent = wordsOf !== undefined && (statusSince === null || wordsOf.asOf >= statusSince)
  const isLeftUntold = facts.stability === null || (facts.stability === 'none' && stability === 'partial')
  return {
    ...(statusSince !== null && (isEnded || !areWordsCurrent) && { status }),
    ...(isLeftUntold && { stability }),
    ...Object.fromEntries(deals.filter((deal) => facts[deal] === null).map((deal) => [deal, counts[deal]])),
  }
}

/** Folds the events of a publication into its status, its stability and its transactions. What is in the model passes its term there. */
export const withEvents = (said: KnownFacts): KnownFacts => {
  const from = said.provenance.events
  if (!from) return said
  const decided = Object.entries(decisions(said)).filter(([name, value]) => said.facts[name as FactName] !== value)
  const origins = decided.map(([name]): [string, FactOrigin] => {
    const words = said.provenance[name as FactName]
    const value = said.facts[name as 'status' | 'stability'] as Status | Stability | null
    return [name, { ...from, overruled: words && value !== null ? { ...words, value } : null }]
  })
  return {
    facts: { ...said.facts, ...Object.fromEntries(decided) },
    provenance: { ...said.provenance, ...Object.fromEntries(origins) },
  }
}
