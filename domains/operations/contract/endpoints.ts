import { defineApi, done } from '@portal/platform/contract'
import { operationsErrors } from './errors.ts'
import { health, jobName } from './health.ts'
import { maintenanceForm, maintenanceReply } from './maintenance.ts'
import { outagePage, outagesQuery } from './outages.ts'
import { operationsPermissions } from './permissions.ts'

const maintenancePath = '/api/admin/maintenance'

export const operationsApi = defineApi(
  operationsErrors,
  {
    health: {
      method: 'GET',
      path: '/api/admin/health',
      access: 'staff',
      permission: 'health.read',
      summary: '运行状态：各项检查、任务、队列、存储、数据库、备份与版本',
      reply: health,
      background: true,
    },
    outages: {
      method: 'GET',
      path: '/api/admin/outages',
      access: 'staff',
      permission: 'health.read',
      summary: '故障记录：何时到何时什么不可用、是否仍在持续，新的在前；编号用于对外说明',
      query: outagesQuery,
      reply: outagePage,
    },
    runJob: {
      method: 'POST',
      path: '/api/admin/jobs/{name}/run',
      access: 'topAdministrator',
      summary: '立即执行一个定时任务；正在执行的不会同时再执行',
      params: jobName,
      reply: done,
      fails: ['operations.queue_away'],
    },
    maintenance: {
      method: 'GET',
      path: maintenancePath,
      access: 'topAdministrator',
      summary: '维护公告；没有时答 null',
      reply: maintenanceReply,
    },
    saveMaintenance: {
      method: 'PUT',
      path: maintenancePath,
      tellsChange: true,
      access: 'topAdministrator',
      summary: '发布或修改维护公告：提前一天起显示；readOnly 为真时，其间除工作人员外只能查看',
      body: maintenanceForm,
      reply: maintenanceReply,
    },
    removeMaintenance: {
      method: 'DELETE',
      path: maintenancePath,
      tellsChange: true,
      access: 'topAdministrator',
      summary: '撤下维护公告',
      reply: maintenanceReply,
    },
  },
  operationsPermissions,
)
