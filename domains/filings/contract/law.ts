import { customsLaw, helpSources } from '@portal/help/contract'

/** The name of the regulation on which the sheet, its terms and its help rest. */
export const regulation = helpSources.customsRegulation.title

/** What the regulation says of filing; all pages of the portal take it from here. */
export const filingFacts = [
  customsLaw.application,
  customsLaw.decision,
  customsLaw.refusal,
  customsLaw.term,
  customsLaw.change,
] as const
