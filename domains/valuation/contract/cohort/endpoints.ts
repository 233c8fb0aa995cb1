import { defineApi, done, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { valuationPermissions } from '../permissions.ts'
import { cohortDetail, cohortList, cohortVersion } from './cohort.ts'
import { cohortErrors } from './errors.ts'

const path = '/api/admin/cohorts' as const
const permission = 'valuation.parameters'
const byVersion = z.object({ version: z.string() })

/** Calls of the back office: staff have a cohort counted from the records, look at it, and put it into force. */
export const cohortsApi = defineApi(
  cohortErrors,
  {
    listCohorts: {
      method: 'GET',
      path,
      access: 'staff',
      permission,
      summary: '由专利记录统计的对照组各版本，新的在前，以及现用的对照组',
      query: z.object(pageQuery),
      reply: cohortList,
    },
    rebuildCohort: {
      method: 'POST',
      path: `${path}/rebuild`,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '由现有专利记录统计一个新版本，在后台进行；发布前不使用',
      body: done,
      reply: cohortVersion,
      submits: true,
      replyNumber: 'version',
      fails: ['cohort.building'],
    },
    readCohort: {
      method: 'GET',
      path: `${path}/{version}`,
      access: 'staff',
      permission,
      summary: '一个版本：各部各申请年的件数、分位数示例、发布记录',
      params: byVersion,
      reply: cohortDetail,
    },
    publishCohort: {
      method: 'POST',
      path: `${path}/{version}/publish`,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '发布：此后的评估使用这个版本，已有结果不变；D-1 为内置假定值。旧版本可以再次发布',
      params: byVersion,
      body: done,
      reply: z.object({ version: z.string() }),
      submits: true,
      replyNumber: 'version',
      fails: ['cohort.not_ready', 'cohort.in_force'],
    },
  },
  valuationPermissions,
)
