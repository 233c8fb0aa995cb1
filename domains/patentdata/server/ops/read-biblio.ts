import * as z from 'zod/mini'
import { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from '../../contract/application-number.ts'
import { sourceLimits } from '../../contract/source-limits.ts'
import type { PatentFacts } from '../facts.ts'
import { content, type DocdbNumber, idOf, many, reference, text } from './ops-json.ts'
import { readDay } from './read-day.ts'

const party = { '@sequence': z.string(), '@data-format': z.string() }
const name = z.object({ name: text })
const applicant = z.object({ ...party, 'applicant-name': name })
const inventor = z.object({ ...party, 'inventor-name': name })
const title = z.object({ '@lang': z.prefault(z.string(), ''), $: content })

const data = z.object({
  'publication-reference': reference,
  'application-reference': z.optional(reference),
  'classifications-ipcr': z.optional(z.object({ 'classification-ipcr': many(z.object({ text })) })),
  'classification-ipc': z.optional(z.object({ text: many(text) })),
  parties: z.optional(
    z.object({
      applicants: z.optional(z.object({ applicant: many(applicant) })),
      inventors: z.optional(z.object({ inventor: many(inventor) })),
    }),
  ),
  'invention-title': many(title),
})
type Data = z.output<typeof data>

const exchangeDocument = z.object({
  '@status': z.optional(z.string()),
  '@country': z.string(),
  '@doc-number': z.string(),
  '@kind': z.optional(z.string()),
  '@family-id': z.optional(z.string()),
  'bibliographic-data': z.optional(data),
})

const biblioAnswer = z.object({
  'ops:world-patent-data': z.object({
    'exchange-documents': many(z.object({ 'exchange-document': many(exchangeDocument) })),
  }),
})

/** What the bibliography of a publication tells. */
export type Biblio = {
  familyId: string | null
  applicationNumber: string | null
  facts: Partial<PatentFacts>
}

/** The title in its own language before an English one, before any other. */
const languages = ['ol', 'zh', 'en']
const rankOf = ({ '@lang': language }: z.output<typeof title>): number => {
  const rank = languages.indexOf(language)
  return rank < 0 ? languages.length : rank
}

const titleOf = ({ 'invention-title': titles }: Data): string | null =>
  titles.filter(({ $: written }) => written !== '').toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.$ ?? null

type Party = { '@sequence': string; '@data-format': string; name: string }

/** Each person once, by the name of his own language where that is told; the romanised form ends with a country in brackets. */
const namesOf = (parties: readonly Party[]): string[] => {
  const named = new Map<string, string>()
  for (const { '@sequence': place, '@data-format': form, name: written } of parties) {
    const plain = written.replace(/\s*\[[A-Z]{2}\]$/, '').replace(/[,;，；\s]+$/u, '')
    if (plain !== '' && (form === 'original' || !named.has(place))) named.set(place, plain)
  }
  return [...named].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, one]) => one)
}

/** `A61K  31/   506            A I` is A61K31/506. */
const classOf = (written: string): string[] => {
  const [, part = '', group = '', below = ''] = /^([A-H]\d{2}[A-Z])\s*(\d{1,4})\s*\/\s*(\d{2,6})/.exec(written) ?? []
  return part === '' ? [] : [`${part}${group}/${below}`]
}

const classesOf = (found: Data): string[] => {
  const present = found['classifications-ipcr']?.['classification-ipcr'].map((one) => one.text) ?? []
  const former = found['classification-ipc']?.text ?? []
  return [...new Set((present.length > 0 ? present : former).flatMap(classOf))]
}

/** Only a number with the right check digit is taken: others could be anybody's. */
const applicationNumberOf = (found: Data): string | null => {
  const plain = plainApplicationNumber(idOf(found['application-reference'], 'original')?.['doc-number'] ?? '')
  return isApplicationNumber(plain) && wrongCheckDigit(plain) === null ? plain : null
}

const filingDayOf = ({ 'application-reference': application }: Data): string | null =>
  readDay(idOf(application, 'docdb')?.date) ?? readDay(idOf(application, 'epodoc')?.date)

const some = <T>(list: readonly T[]): readonly T[] | null =>
  list.length === 0 ? null : list.slice(0, sourceLimits.names)

const factsOf = (found: Data): Partial<PatentFacts> => {
  const { applicants, inventors } = found.parties ?? {}
  return {
    title: titleOf(found),
    applicants: some(namesOf(applicants?.applicant.map((one) => ({ ...one, ...one['applicant-name'] })) ?? [])),
    inventors: some(namesOf(inventors?.inventor.map((one) => ({ ...one, ...one['inventor-name'] })) ?? [])),
    filingDate: filingDayOf(found),
    publishedOn: readDay(idOf(found['publication-reference'], 'docdb')?.date),
    ipc: some(classesOf(found)),
  }
}

/**
 * Reads the bibliography of one publication out of the answer of OPS, which may hold others beside it; null where it has none with
 * a title: such a record says nothing.
 * @throws ZodError where it is no such answer
 */
export const readBiblio = (json: unknown, { country, number, kind }: DocdbNumber): Biblio | null => {
  const { 'exchange-documents': found } = biblioAnswer.parse(json)['ops:world-patent-data']
  const wanted = found
    .flatMap((one) => one['exchange-document'])
    .find((one) => one['@country'] === country && one['@doc-number'] === number && one['@kind'] === kind)
  const told = wanted?.['bibliographic-data']
  if (!told || titleOf(told) === null) return null
  return {
    familyId: wanted['@family-id'] ?? null,
    applicationNumber: applicationNumberOf(told),
    facts: factsOf(told),
  }
}
