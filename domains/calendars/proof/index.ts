export { type Day, dayNumber, dayOfNumber, isSaturday, yearOf } from './day-number.ts'
export { heldYears, isWorkingDay, knownUntilYear, workingDayBefore } from './held-years.ts'
export { seededYears } from './seeded-years.ts'
export { type CalendarYear, doesWork, type YearBook, yearBook } from './year-book.ts'
