import { bytes, defineApi, done, pageOf, pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestErrors } from '../errors.ts'
import { deskOverview, giveForm, noteForm, viewCounts } from './assignment.ts'
import { confirmForm, returnForm } from './decision.ts'
import { workbenchErrors } from './errors.ts'
import { exportQuery } from './export.ts'
import { deskFigures, figuresQuery } from './figures.ts'
import { blockForm, filledBlocks, filledQuery, replyBlock } from './reply-block.ts'
import { deskSettingsForm, deskSettingsReply } from './settings.ts'

const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })
const byId = z.object({ id: requiredText('缺少编号', { length: 64 }) })

/** How the desk shares its work; staff alone, and nothing of it is shown to customers. */
export const workbenchApi = defineApi(
  { ...requestErrors, ...workbenchErrors },
  {
    overview: {
      method: 'GET',
      path: '/api/admin/desk/overview',
      access: 'staff',
      summary: '业务办理概况：各人在办与超时件数、未分派件数、时限提醒与待复核件数',
      reply: deskOverview,
    },
    views: {
      method: 'GET',
      path: '/api/admin/desk/views',
      access: 'staff',
      summary: '业务各视图的件数：轮到本人、已超时、今天到期、没人领取、等客户、待本人复核',
      reply: viewCounts,
      background: true,
    },
    figures: {
      method: 'GET',
      path: '/api/admin/desk/figures',
      access: 'staff',
      summary: '近十二个月的业务统计：提交、受理、不予受理、完成件数，首次答复用时，各业务时限兑现',
      query: figuresQuery,
      reply: deskFigures,
    },
    take: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/take',
      access: 'staff',
      summary: '领取未分派的业务',
      params: byNumber,
      reply: done,
      submits: true,
      fails: ['desk.nothing_owed', 'desk.taken'],
    },
    give: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/give',
      access: 'staff',
      summary: '分派给同事，assignee 为其用户编号',
      params: byNumber,
      body: giveForm,
      reply: done,
      submits: true,
      fails: ['desk.nothing_owed', 'desk.taken', 'desk.no_colleague'],
    },
    giveBack: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/give-back',
      access: 'staff',
      summary: '退回由本人办理的业务，重新等待领取',
      params: byNumber,
      reply: done,
      submits: true,
      fails: ['desk.nothing_owed', 'desk.not_yours', 'desk.taken'],
    },
    addNote: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/notes',
      access: 'staff',
      summary: '添加内部备注，客户不可见，添加后不可修改',
      params: byNumber,
      body: noteForm,
      reply: done,
      submits: true,
    },
    confirmDecision: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/decision/confirm',
      access: 'staff',
      summary: '复核通过等待中的决定，随即执行；不能复核自己的决定',
      params: byNumber,
      body: confirmForm,
      reply: done,
      submits: true,
      fails: ['desk.nothing_pending', 'desk.own_decision', 'request.state_conflict'],
    },
    returnDecision: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/decision/return',
      access: 'staff',
      summary: '退回等待复核的决定，须写明原因',
      params: byNumber,
      body: returnForm,
      reply: done,
      submits: true,
      fails: ['desk.nothing_pending', 'desk.own_decision'],
    },
    withdrawDecision: {
      method: 'POST',
      path: '/api/admin/requests/{businessSn}/decision/withdraw',
      access: 'staff',
      summary: '撤回自己提交的等待复核的决定',
      params: byNumber,
      reply: done,
      submits: true,
      fails: ['desk.nothing_pending', 'desk.not_your_decision'],
    },
    exportQueue: {
      method: 'GET',
      path: '/api/admin/desk/requests-export',
      access: 'staff',
      summary: '按队列的筛选条件导出全部行，XLSX 或 CSV；contacts=1 含联系人与电话；每次导出均有记录',
      query: exportQuery,
      reply: bytes,
      limit: 'costly',
    },
    filledBlocks: {
      method: 'GET',
      path: '/api/admin/requests/{businessSn}/reply-blocks',
      access: 'staff',
      summary: '适用于该业务某一步骤的答复模板，字段已填入',
      params: byNumber,
      query: filledQuery,
      reply: filledBlocks,
    },
    listBlocks: {
      method: 'GET',
      path: '/api/admin/reply-blocks',
      access: 'staff',
      summary: '答复模板，按名称排序',
      query: z.object(pageQuery),
      reply: pageOf(replyBlock),
    },
    addBlock: {
      method: 'POST',
      path: '/api/admin/reply-blocks',
      access: 'staff',
      summary: '新建答复模板',
      body: blockForm,
      reply: z.object({ id: z.string() }),
      submits: true,
    },
    changeBlock: {
      method: 'PUT',
      path: '/api/admin/reply-blocks/{id}',
      access: 'staff',
      summary: '修改答复模板',
      params: byId,
      body: blockForm,
      reply: done,
    },
    removeBlock: {
      method: 'DELETE',
      path: '/api/admin/reply-blocks/{id}',
      access: 'staff',
      summary: '删除答复模板',
      params: byId,
      reply: done,
    },
    getSettings: {
      method: 'GET',
      path: '/api/admin/desk/settings',
      access: 'staff',
      summary: '复核设置',
      reply: deskSettingsReply,
    },
    putSettings: {
      method: 'PUT',
      path: '/api/admin/desk/settings',
      access: 'topAdministrator',
      summary: '保存复核设置：不予受理与完成是否需要双人复核',
      body: deskSettingsForm,
      reply: deskSettingsReply,
      fails: ['desk.one_person'],
    },
  },
)
