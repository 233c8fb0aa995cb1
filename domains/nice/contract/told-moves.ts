import { addMonths, type Day } from '@portal/platform/contract'
import { niceLimits } from './limits.ts'

/** Whether a move of this day is still told on `today`: for three years; one that lies ahead is told at once. */
export const isStillTold = (since: Day, today: Day): boolean => addMonths(since, 12 * niceLimits.movedYears) > today
