import { defineErrors } from '@portal/platform/contract'

export const calendarErrors = defineErrors({
  'calendar.unknown': { http: 404, status: 'U00404', msg: '没有这个国家或地区的工作日历' },
  'calendar.newer_year': { http: 409, status: 'U00409', msg: '他人已先修改该年的日历，请查看后再保存' },
})
