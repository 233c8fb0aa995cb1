import { defineApi } from '@portal/platform/contract'
import { promiseRecord } from './record.ts'
import { settingsForm, settingsReply } from './settings.ts'

export const promisesApi = defineApi(
  {},
  {
    record: {
      method: 'GET',
      path: '/api/servicePromises',
      access: 'public',
      summary: '上月各业务的时限兑现情况：件数、按时率、中位与最长用时；少于 5 件不给数字',
      reply: promiseRecord,
      cache: { seconds: 300 },
    },
    getSettings: {
      method: 'GET',
      path: '/api/admin/promiseSettings',
      access: 'topAdministrator',
      summary: '服务时间与目标时限的设置',
      reply: settingsReply,
    },
    putSettings: {
      method: 'PUT',
      path: '/api/admin/promiseSettings',
      tellsChange: true,
      access: 'topAdministrator',
      summary: '保存服务时间与目标时限，只影响此后开始的时限',
      body: settingsForm,
      reply: settingsReply,
    },
  },
)
