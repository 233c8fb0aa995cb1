/**
 * How long before a deadline somebody is told: days, hours or months before it, `opens` when a window opens, `now` when it is
 * entered, `late` when it has passed.
 */
export const reminderLeads = [
  '365d',
  '180d',
  '90d',
  '30d',
  '14d',
  '7d',
  '3d',
  '1d',
  '0d',
  'now',
  '48h',
  '24h',
  '8h',
  '2h',
  'opens',
  '3m',
  '1m',
  'late',
] as const
export type ReminderLead = (typeof reminderLeads)[number]

/**
 * Which leads a deadline has. Of `passing` nobody is told, since nobody here has to act: it is over with its last day. Of `elsewhere`
 * whoever wants it kept tells himself.
 */
export const reminderPaces = ['days', 'hours', 'renewal', 'certificate', 'passing', 'elsewhere'] as const
export type ReminderPace = (typeof reminderPaces)[number]

/** Whether people are told of a deadline by its own reminders. */
export const isTold = (pace: ReminderPace): boolean => pace !== 'passing' && pace !== 'elsewhere'
