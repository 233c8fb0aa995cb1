import type { Day } from '@portal/platform/contract'
import type { Level } from './finding.ts'
import type { When } from './when.ts'

/** The forms that are checked, as the case kinds number them. */
export const precheckForms = [
  'request-1',
  'request-2',
  'request-3',
  'request-4',
  'request-5',
  'request-6',
  'request-7',
] as const
export type PrecheckForm = (typeof precheckForms)[number]

/** A form, or one of its two tabs: 1 complaint, 2 appeal. */
type FormUse = { form: PrecheckForm; requirementType?: 1 | 2 }

/** A law itself, an official page, or prudent advice of the portal's own; of law and official pages the address is known. */
export const sourceLevels = ['L', 'O', 'P'] as const
export type SourceLevel = (typeof sourceLevels)[number]

/** Why a finding matters: a statement, its source and the place in it. */
type Why = { text: string; place?: string; source: { title: string; level: SourceLevel; url?: string } }

export type Rule = {
  id: string
  version: number
  /** The forms on which it is asked; left out, on all. */
  forms?: readonly FormUse[]
  level: Level
  /** Whether it asks a person to look; such a rule is a hint. */
  question?: true
  field: string
  /** What is found, in the customer's words. */
  text: string
  why: Why
  /** What to do about it. */
  mend: string
  /** The first day on which it is asked. */
  effectiveFrom: Day
  on: boolean
  when: When
}
