import { dayNumber, isWeekend } from '../proof/day-number.ts'

type Days = { free: readonly string[]; working: readonly string[] }
type Fault = { field: 'free' | 'working'; msg: string }

/** What is wrong with the days of a year, the first fault of each list; the form and the server refuse the same. */
export const yearFaults = (year: number, { free, working }: Days): Fault[] => {
  const faults: Fault[] = []
  const strange = (list: readonly string[]) => list.find((day) => !day.startsWith(`${year}-`))
  const foreign = strange(free)
  if (foreign !== undefined) faults.push({ field: 'free', msg: `${foreign} 不在 ${year} 年` })
  const off = strange(working)
  const both = working.find((day) => free.includes(day))
  const weekday = working.find((day) => !isWeekend(dayNumber(day)))
  if (off !== undefined) faults.push({ field: 'working', msg: `${off} 不在 ${year} 年` })
  else if (both !== undefined) faults.push({ field: 'working', msg: `${both} 既是放假日又是调休上班日` })
  else if (weekday !== undefined) faults.push({ field: 'working', msg: `${weekday} 不是周末，不能是调休上班日` })
  return faults
}
