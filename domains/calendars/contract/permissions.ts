/** What staff need to see and to enter years of calendars. */
export const calendarPermissions = ['calendars.manage'] as const
export type CalendarPermission = (typeof calendarPermissions)[number]
