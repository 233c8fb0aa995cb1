/** The years that a calendar may have, and how many days of a kind one year may name. */
export const calendarLimits = { firstYear: 1990, lastYear: 2100, days: 60, title: 200, url: 500 } as const
