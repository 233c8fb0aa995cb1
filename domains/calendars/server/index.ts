import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { calendarsApi } from '../contract/endpoints.ts'
import type { CalendarPermission } from '../contract/permissions.ts'
import { calendarNotices, tellMissing } from './missing-year.ts'
import { saveYear } from './save-year.ts'
import { keepYears, seedYears } from './stored-years.ts'
import { listYears, viewYear } from './view-years.ts'

export { isCalendar } from './calendar-names.ts'
export { keepYears } from './stored-years.ts'

/** Years of holidays and make-up days, which every process holds to count with. */
export const calendarsServer: ServerDomain = {
  name: 'calendars',
  routes: bindRoutes(calendarsApi, { year: viewYear, list: listYears, save: saveYear }),
  prepare: async (ctx) => {
    await seedYears(ctx)
    await keepYears(ctx)
  },
  tickers: [{ name: 'calendars.years', everyMs: 5_000, run: keepYears }],
  jobs: [tellMissing],
  notices: calendarNotices,
  permissions: permissionsIn<CalendarPermission>('内容管理', { 'calendars.manage': '录入工作日历' }),
  purviews: [
    {
      name: '系统管理',
      icon: 'settings',
      access: 'system',
      path: '',
      sort: 95,
      children: [
        {
          name: '工作日历',
          icon: 'calendar',
          access: 'system.calendars',
          path: '/calendars',
          sort: 25,
          permission: 'calendars.manage',
        },
      ],
    },
  ],
}
