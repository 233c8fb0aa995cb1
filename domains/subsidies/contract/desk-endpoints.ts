import { defineApi, done } from '@portal/platform/contract'
import {
  changeTemplateForm,
  checkTemplateForm,
  createdTemplate,
  templateChanges,
  templateId,
  templatePage,
  templateRow,
  templatesQuery,
} from './desk.ts'
import { subsidyErrors } from './errors.ts'
import { subsidyPermissions } from './permissions.ts'
import { templateForm } from './templates.ts'

const path = '/api/admin/subsidy-templates/{id}'

/** Endpoints by which staff keep the lists of papers for claims of subsidy. */
export const subsidyDeskApi = defineApi(
  subsidyErrors,
  {
    listTemplates: {
      method: 'GET',
      path: '/api/admin/subsidy-templates',
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '补贴申报材料清单，最近修改的在前',
      query: templatesQuery,
      reply: templatePage,
    },
    addTemplate: {
      method: 'POST',
      path: '/api/admin/subsidy-templates',
      tellsChange: true,
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '新增材料清单；与来源核对之前不公开',
      body: templateForm,
      reply: createdTemplate,
      submits: true,
    },
    getTemplate: {
      method: 'GET',
      path,
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '一份材料清单',
      params: templateId,
      reply: templateRow,
    },
    changeTemplate: {
      method: 'PUT',
      path,
      tellsChange: true,
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '修改材料清单；城市、年份、来源或材料改变后须重新核对；version 为读到的版本，他人已先修改则不保存',
      params: templateId,
      body: changeTemplateForm,
      reply: done,
      fails: ['subsidy.newer_change'],
    },
    checkTemplate: {
      method: 'POST',
      path: `${path}/check`,
      tellsChange: true,
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '记录与来源对照的结果：一致则公开，否则不再公开',
      params: templateId,
      body: checkTemplateForm,
      reply: done,
      fails: ['subsidy.nothing_to_check'],
    },
    removeTemplate: {
      method: 'DELETE',
      path,
      tellsChange: true,
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '删除材料清单；客户已添加的材料不受影响',
      params: templateId,
      reply: done,
    },
    templateChanges: {
      method: 'GET',
      path: `${path}/changes`,
      access: 'staff',
      permission: 'evidence.subsidy',
      summary: '一份材料清单的变更记录，新的在前',
      params: templateId,
      reply: templateChanges,
    },
  },
  subsidyPermissions,
)
