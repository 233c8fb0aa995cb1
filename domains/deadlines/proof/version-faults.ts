import type { RuleVersion } from './rule.ts'

type VersionFault = {
  field: 'period' | 'deemedDays' | 'trigger' | 'lastDay' | 'roll' | 'calendar' | 'ways' | 'extension'
  msg: string
}

const periodFault = ({ unit, direction }: RuleVersion['period']): string | undefined =>
  direction === 'before' && (unit === 'hour' || unit === 'workingDay') ? '往前推算的期限只能按日、月或年' : undefined

/** What the parts of a version say that does not go together, in the order of the form; page and server refuse the same. */
export const versionFaults = (version: RuleVersion): VersionFault[] => {
  const { period, trigger, deemedDays, lastDay, roll, calendar, zone, ways, extension } = version
  const wrong = periodFault(period)
  const byMonths = period.unit === 'month' || period.unit === 'year'
  const isDeemed = trigger.deliveries.includes('deemed')
  const faults: (VersionFault | false)[] = [
    wrong !== undefined && { field: 'period', msg: wrong },
    isDeemed && deemedDays === null && { field: 'deemedDays', msg: '请填写发出后几日视为送达' },
    !isDeemed && deemedDays !== null && { field: 'deemedDays', msg: '该期限没有推定送达，不填视为送达的日数' },
    isDeemed &&
      (period.unit === 'hour' || period.direction === 'before') && {
        field: 'trigger',
        msg: '按小时或往前推算的期限没有推定送达',
      },
    lastDay === 'dayBefore' && !byMonths && { field: 'lastDay', msg: '只有按月或按年的期限在对应日的前一日届满' },
    roll === 'nextWorkingDay' &&
      (period.unit === 'hour' || period.direction === 'before') && {
        field: 'roll',
        msg: '按小时或往前推算的期限不顺延',
      },
    (calendar === null) !== (zone === null) && {
      field: 'calendar',
      msg: '机关的工作日历与时区须同时填写，或同时留给使用人选择',
    },
    new Set(ways.list.map(({ way }) => way)).size !== ways.list.length && {
      field: 'ways',
      msg: '每种提交方式只能有一条',
    },
    extension !== null && extension.unit !== period.unit && { field: 'extension', msg: '延长的单位须与期限的单位相同' },
  ]
  return faults.filter((fault) => fault !== false)
}
