import type { SceneName } from '@portal/platform/web'
import type { SourcedLine } from '../../contract/line.ts'

/** How long a rule leaves, and by which calendar its days are counted. */
export type Deadline = {
  amount: number
  unit: '个工作日' | '日'
  /** `china`: working days of mainland China; `weekdays`: weekends alone are free; `days`: every day counts. */
  counts: 'china' | 'weekdays' | 'days'
  /** What the rule counts from, in the words that stand above the number. */
  from: string
  /** The rule itself. */
  line: SourcedLine
}

/** `due`: by the last day of the deadline, or by the date that the notice names. */
export type When = 'now' | 'today' | 'meanwhile' | 'due'

export type Step = { title: string; when: When; lines: readonly SourcedLine[] }

/** The most steps of one guide: more than that nobody remembers in such an hour. */
export const mostSteps = 5

/** What one side does in one place. Its rules are those of that place alone. */
export type Guide = { deadline?: Deadline; steps: readonly Step[]; avoid: readonly SourcedLine[] }

export type Answer = { value: string; label: string; text?: string }
export type Question = { ask: string; lead: string; answers: readonly Answer[] }

/** An emergency: two questions, and for each pair of answers what to do. */
export type FirstHourCase = {
  scene: SceneName
  place: Question
  side: Question
  guideOf: (place: string, side: string) => Guide
  /** The service to which the button at the end leads. */
  act: (place: string, side: string) => { to: string; text: string }
  /** The service that helps once the first hour is over, and when it does. */
  more: (place: string) => { to: string; text: string }
}
