import { customsLaw, helpSources } from '@portal/help/contract'

/** The regulation that sheet, terms and help rest on. */
export const regulation = helpSources.customsRegulation.title

/** What it says of filing, as every page of the portal says it. */
export const filingFacts = [
  customsLaw.application,
  customsLaw.decision,
  customsLaw.refusal,
  customsLaw.term,
  customsLaw.change,
] as const
