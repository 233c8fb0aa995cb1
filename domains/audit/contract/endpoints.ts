import { bytes, defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { entriesQuery, entryRows, entryView, exportQuery, verification } from './entry.ts'
import { auditPermissions } from './permissions.ts'

const reads = { access: 'staff', permission: 'audit.read' } as const

export const auditApi = defineApi(
  {},
  {
    list: {
      ...reads,
      method: 'GET',
      path: '/api/admin/audit',
      summary: '审计日志，新的在前；actor 为用户编号，keyword 为记录编号、操作或说明的一部分',
      query: entriesQuery,
      reply: entryRows,
    },
    view: {
      ...reads,
      method: 'GET',
      path: '/api/admin/audit/{id}',
      summary: '审计日志的一条，含变更前后（已脱敏）与校验值',
      params: z.object({ id: requiredText('缺少编号', { length: 64 }) }),
      reply: entryView,
    },
    download: {
      method: 'GET',
      path: '/api/admin/audit-export',
      access: 'staff',
      permission: 'audit.export',
      audited: true,
      summary: '导出审计日志，jsonl 按 seq 排列并含 prev 与 hash，可自行校验',
      query: exportQuery,
      reply: bytes,
    },
    verification: {
      ...reads,
      method: 'GET',
      path: '/api/admin/auditVerification',
      summary: '最近一次校验的结果',
      reply: verification,
    },
    verify: {
      ...reads,
      method: 'POST',
      path: '/api/admin/auditVerification',
      summary: '立即校验审计日志，从未归档的第一条读到最后一条',
      reply: verification,
      inSteps: true,
    },
  },
  auditPermissions,
)
