import { stabilityLabels, statusLabels } from '../../proof/vocabulary.ts'
import type { FactName, PatentFacts } from '../facts.ts'

const listWords = (list: readonly string[]): string => (list.length === 0 ? '无' : list.join('；'))

type Words = { [N in FactName]: (value: NonNullable<PatentFacts[N]>) => string }

const words: Words = {
  title: String,
  applicants: listWords,
  inventors: listWords,
  filingDate: String,
  publishedOn: String,
  ipc: listWords,
  claims: String,
  firstClaimChars: String,
  pages: String,
  bwd: String,
  fwd: String,
  fwdSelf: String,
  originality: String,
  generality: String,
  familyCountries: listWords,
  transfers: String,
  licences: String,
  pledges: String,
  litigations: String,
  stability: (stability) => stabilityLabels[stability],
  ipcGrowth5y: (growth) => `${Math.round(growth * 1_000) / 10}%`,
  termExtensionDays: String,
  status: (status) => statusLabels[status],
  events: (events) => `${events.length} 项`,
}

/** A fact in words; null where it is unknown. */
export const factWords = <N extends FactName>(name: N, value: PatentFacts[N] | undefined): string | null =>
  value === null || value === undefined ? null : words[name](value)
