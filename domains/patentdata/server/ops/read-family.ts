import * as z from 'zod/mini'
import { foldEvents, type LegalEvent } from '../events/fold-events.ts'
import type { ToldFacts } from '../facts.ts'
import { type DocdbNumber, idOf, isNumbered, many, reference, text } from './ops-json.ts'
import { readDay } from './read-day.ts'

/** L001EP: the country. L007EP: the day of the gazette. L501EP: the country that an event of a regional office is about. L525EP: the day from which it has effect. */
const legal = z.object({
  '@code': z.string(),
  'ops:L001EP': z.optional(text),
  'ops:L007EP': z.optional(text),
  'ops:L500EP': z.optional(z.object({ 'ops:L501EP': z.optional(text), 'ops:L525EP': z.optional(text) })),
})

const member = z.object({
  'publication-reference': reference,
  'application-reference': z.optional(reference),
  'ops:legal': many(legal),
})
type Member = z.output<typeof member>

const familyAnswer = z.object({
  'ops:world-patent-data': z.object({ 'ops:patent-family': z.object({ 'ops:family-member': many(member) }) }),
})

const applicationOf = (one: Member): string | undefined => {
  const id = idOf(one['application-reference'], 'docdb')
  return id && `${id.country} ${id['doc-number']}`
}

/**
 * The events of the application whose publication is asked for, which hang on the first publication of it, whichever that is.
 * What happened in another country is left out. Null where an event has no day: then nobody knows what came last.
 */
const eventsOf = (members: readonly Member[], number: DocdbNumber): LegalEvent[] | null => {
  const own = members.find((one) => isNumbered(one['publication-reference'], number))
  const application = own && applicationOf(own)
  if (application === undefined) return []
  const events: LegalEvent[] = []
  for (const one of members
    .filter((other) => applicationOf(other) === application)
    .flatMap((other) => other['ops:legal'])) {
    const { 'ops:L001EP': country, 'ops:L500EP': more, '@code': code } = one
    const about = more?.['ops:L501EP'] ?? country
    if (country !== number.country || about !== number.country) continue
    const day = readDay(one['ops:L007EP']) ?? readDay(more?.['ops:L525EP'])
    if (day === null) return null
    events.push({ day, code: code.trim() })
  }
  return events
}

/** An application without a single event is one that the source knows nothing of: then nothing of this is told. */
const factsOf = (events: readonly LegalEvent[] | null): ToldFacts => {
  if (events === null || events.length === 0) return {}
  const { status, stability, transfers, licences, pledges } = foldEvents(events)
  return { events, stability, transfers, licences, pledges, ...(status !== 'UNKNOWN' && { status }) }
}

/**
 * Reads where a publication has a family, and what its legal events tell.
 * @throws ZodError where it is no such answer
 */
export const readFamily = (json: unknown, number: DocdbNumber): ToldFacts => {
  const members = familyAnswer.parse(json)['ops:world-patent-data']['ops:patent-family']['ops:family-member']
  const countries = members.flatMap((one) => idOf(one['publication-reference'], 'docdb')?.country ?? [])
  const familyCountries = [...new Set(countries.filter((country) => /^[A-Z]{2}$/.test(country)))]
  return { ...(familyCountries.length > 0 && { familyCountries }), ...factsOf(eventsOf(members, number)) }
}
