import { countryNames } from '@portal/regions/contract'
import { ensure } from './failures.ts'

const unions: ReadonlyMap<string, string> = new Map([
  ['EU', '欧盟'],
  ['WO', '世界知识产权组织'],
])

export const calendarName = (calendar: string): string => unions.get(calendar) ?? countryNames.get(calendar) ?? calendar

/** Whether a country or an office has this code. */
export const isCalendar = (calendar: string): boolean => unions.has(calendar) || countryNames.has(calendar)

/** @throws AppFailure `calendar.unknown` where no country and no office has this code */
export const ensureCalendar = (calendar: string): void => ensure(isCalendar(calendar), 'calendar.unknown')
