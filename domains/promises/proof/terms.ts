import type { Shift, WorkingCalendar } from './working-calendar.ts'

/** What may be promised: to take a case up, to close it, to call back about the full plan, to answer a message. */
export const promiseKinds = ['acceptance', 'completion', 'callBack', 'messageReply'] as const
export type PromiseKind = (typeof promiseKinds)[number]

/**
 * Who gave the word: the specification (`promise`: the call about a full plan within 30 minutes, the answer to a message
 * within 48 hours), or the operator of this portal (`target`).
 */
export type PromiseBasis = 'promise' | 'target'
export const promiseBases = {
  acceptance: 'target',
  completion: 'target',
  callBack: 'promise',
  messageReply: 'promise',
} satisfies Record<PromiseKind, PromiseBasis>

/** How a kind counts. `working`: only the time of shifts; `clock`: every hour, from the start of the next shift on. */
type Counting = 'working' | 'clock'
export const countings = {
  acceptance: 'working',
  completion: 'working',
  callBack: 'working',
  messageReply: 'clock',
} satisfies Record<PromiseKind, Counting>

/** The operator's settings. A promise keeps the values that were in force when it began. */
export type PromiseSettings = {
  shifts: Shift[]
  /** Working hours until a request is accepted or refused. */
  acceptanceHours: number
  /** Working days until an accepted request is completed. */
  completionDays: number
  /** The working days of single services whose term differs from `completionDays`. */
  completionByService: Record<string, number>
}

export const defaultSettings: PromiseSettings = {
  shifts: [
    { from: '08:30', to: '17:30' },
    { from: '13:00', to: '21:30' },
  ],
  acceptanceHours: 4,
  completionDays: 5,
  completionByService: {},
}

/** How much time a promise allows, as people say it. `clockHour` counts day and night. */
export type Allowance = { amount: number; unit: 'minute' | 'hour' | 'clockHour' | 'day' }

export const allowanceOf = (kind: PromiseKind, service: string, settings: PromiseSettings): Allowance => {
  if (kind === 'callBack') return { amount: 30, unit: 'minute' }
  if (kind === 'messageReply') return { amount: 48, unit: 'clockHour' }
  if (kind === 'acceptance') return { amount: settings.acceptanceHours, unit: 'hour' }
  return { amount: settings.completionByService[service] ?? settings.completionDays, unit: 'day' }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** An allowance in ms as its kind counts; a working day is as long as its shifts together. */
export const durationOf = ({ amount, unit }: Allowance, calendar: Pick<WorkingCalendar, 'workingDay'>): number => {
  if (unit === 'minute') return amount * minuteMs
  return amount * (unit === 'day' ? calendar.workingDay : hourMs)
}
