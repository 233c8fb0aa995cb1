import { type Ensure, ensureOf } from '@portal/platform/server'
import { calendarErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof calendarErrors> = ensureOf(calendarErrors)
