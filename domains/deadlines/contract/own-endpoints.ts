import { bytes, defineApi, done, pageOf } from '@portal/platform/contract'
import * as z from 'zod/mini'
import {
  deadlineDetail,
  deadlineEdit,
  deadlineForm,
  deadlineMonth,
  deadlineRow,
  deadlinesQuery,
  doneForm,
  monthQuery,
  overrideForm,
  versionForm,
} from './deadline.ts'
import { deadlineErrors } from './errors.ts'
import { feedMade, feedState } from './feed.ts'
import { deadlinePermissions } from './permissions.ts'
import { teamQuery, teamRow } from './team.ts'

const byId = z.object({ id: z.string() })
const counting = [
  'deadline.unknown_rule',
  'deadline.unknown_calendar',
  'deadline.no_rule',
  'deadline.rule_unchecked',
  'deadline.self_test',
  'deadline.unknown_subject',
] as const
const changing = ['deadline.newer_version', 'deadline.not_yours', 'deadline.state'] as const

/** Deadlines that people keep. A stranger's deadline answers like one that does not exist. */
export const ownDeadlinesApi = defineApi(
  deadlineErrors,
  {
    list: {
      method: 'GET',
      path: '/api/deadlines',
      access: 'signedIn',
      summary: '我的期限，最近到期的在前；含本人业务上由对方登记的期限',
      query: deadlinesQuery,
      reply: pageOf(deadlineRow),
    },
    month: {
      method: 'GET',
      path: '/api/deadlines/month',
      access: 'signedIn',
      summary: '一个月的日历：每天是否工作、放假或调休上班，以及当天到期的期限；known 为该年放假安排是否已录入',
      query: monthQuery,
      reply: deadlineMonth,
      fails: ['deadline.unknown_calendar'],
    },
    create: {
      method: 'POST',
      path: '/api/deadlines',
      access: 'signedIn',
      summary: '登记一个期限：按规则计算，或自填名称和到期日；可关联本人的业务',
      body: deadlineForm,
      reply: deadlineDetail,
      submits: true,
      limit: 'submit',
      fails: [...counting, 'deadline.too_many'],
    },
    detail: {
      method: 'GET',
      path: '/api/deadlines/{id}',
      access: 'signedIn',
      summary: '一个期限：逐步计算、改期、提醒和变动',
      params: byId,
      reply: deadlineDetail,
    },
    save: {
      method: 'PUT',
      path: '/api/deadlines/{id}',
      access: 'signedIn',
      summary: '修改一个期限；version 为所依据的版本，已有更新的版本时答 U00409，不覆盖',
      params: byId,
      body: deadlineEdit,
      reply: deadlineDetail,
      limit: 'submit',
      fails: [...counting, ...changing],
    },
    remove: {
      method: 'DELETE',
      path: '/api/deadlines/{id}',
      access: 'signedIn',
      summary: '取消一个期限；日历订阅中标为已取消，30 天后消失',
      params: byId,
      reply: done,
      fails: ['deadline.not_yours'],
    },
    override: {
      method: 'POST',
      path: '/api/deadlines/{id}/override',
      access: 'signedIn',
      summary:
        '改为另一天，须写明原因，算出的日期仍在旁边；改为算出的那一天即取消改期；暂定的日期改为同一天，即按通知确定下来',
      params: byId,
      body: overrideForm,
      reply: deadlineDetail,
      limit: 'submit',
      fails: changing,
    },
    done: {
      method: 'POST',
      path: '/api/deadlines/{id}/done',
      access: 'signedIn',
      summary: '标为已完成，doneOn 不填为今天',
      params: byId,
      body: doneForm,
      reply: deadlineDetail,
      limit: 'submit',
      fails: changing,
    },
    reopen: {
      method: 'POST',
      path: '/api/deadlines/{id}/reopen',
      access: 'signedIn',
      summary: '重新打开已完成的期限',
      params: byId,
      body: versionForm,
      reply: deadlineDetail,
      limit: 'submit',
      fails: [...changing, 'deadline.too_many'],
    },
    acknowledge: {
      method: 'POST',
      path: '/api/deadlines/{id}/acknowledge',
      access: 'signedIn',
      summary: '确认变动：不再显示原日期与现日期',
      params: byId,
      body: versionForm,
      reply: deadlineDetail,
      limit: 'submit',
      fails: changing,
    },
    feedState: {
      method: 'GET',
      path: '/api/deadlineFeed',
      access: 'signedIn',
      summary: '日历订阅是否开启，何时开启、最近何时被读取；不含地址',
      reply: feedState,
    },
    makeFeed: {
      method: 'POST',
      path: '/api/deadlineFeed',
      access: 'signedIn',
      summary: '开启日历订阅，地址只显示这一次；原有地址随即失效',
      reply: feedMade,
      limit: 'submit',
    },
    endFeed: {
      method: 'DELETE',
      path: '/api/deadlineFeed',
      access: 'signedIn',
      summary: '关闭日历订阅，地址随即失效',
      reply: done,
    },
    readFeed: {
      method: 'GET',
      path: '/api/deadlineFeed/{secret}.ics',
      access: 'public',
      secretPath: true,
      summary: '日历订阅（RFC 5545）：地址即凭证；每小时 60 次',
      params: z.object({ secret: z.string() }),
      reply: bytes,
    },
    team: {
      method: 'GET',
      path: '/api/admin/deadlines',
      access: 'staff',
      permission: 'deadlines.read',
      summary:
        '团队视图：业务上的期限与工作人员登记的期限，逾期在前，再按到期日和经办同事；keyword 匹配业务编号、期限名称或用户名的一部分',
      query: teamQuery,
      reply: pageOf(teamRow),
    },
  },
  deadlinePermissions,
)
