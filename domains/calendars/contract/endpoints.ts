import { defineApi } from '@portal/platform/contract'
import { calendarList, yearAddress, yearForm, yearReply, yearSaved } from './calendar.ts'
import { calendarErrors } from './errors.ts'
import { calendarPermissions } from './permissions.ts'

export const calendarsApi = defineApi(
  calendarErrors,
  {
    year: {
      method: 'GET',
      path: '/api/calendars/{calendar}/{year}',
      access: 'public',
      summary: '一年的放假日与调休上班日，及其来源；尚未录入的年份 known 为 false',
      params: yearAddress,
      reply: yearReply,
      fails: ['calendar.unknown'],
      cache: { seconds: 60 },
    },
    list: {
      method: 'GET',
      path: '/api/admin/calendars',
      access: 'staff',
      permission: 'calendars.manage',
      summary: '各工作日历已录入的年份，新的在前；missing 为应已公布而尚未录入的下一年',
      reply: calendarList,
    },
    save: {
      method: 'PUT',
      path: '/api/admin/calendars/{calendar}/{year}',
      access: 'staff',
      permission: 'calendars.manage',
      summary: '录入或整体替换一年的工作日历，以前的内容保留；changed 为工作与否有变化的天数',
      params: yearAddress,
      body: yearForm,
      reply: yearSaved,
      fails: ['calendar.unknown', 'calendar.newer_year'],
      tellsChange: true,
      nestedFields: true,
    },
  },
  calendarPermissions,
)
