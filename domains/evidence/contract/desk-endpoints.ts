import { revealPermission } from '@portal/accounts/contract'
import { defineApi, pageOf, pageQuery } from '@portal/platform/contract'
import { evidencePermissions } from '@portal/proofs/contract'
import * as z from 'zod/mini'
import { damaged, deskDetail, deskRow, openForm, rechecked, revealed, revealForm } from './desk.ts'
import { openedFile } from './detail.ts'
import { evidenceErrors } from './errors.ts'
import { byNumber, deskEvidenceQuery } from './filter.ts'

export const evidenceDeskApi = defineApi(
  evidenceErrors,
  {
    deskList: {
      method: 'GET',
      path: '/api/admin/evidence',
      access: 'staff',
      permission: 'evidence.read',
      summary: '全部存证，新的在前；keyword 匹配完整编号，或权利人、展会的一部分',
      query: deskEvidenceQuery,
      reply: pageOf(deskRow),
    },
    damaged: {
      method: 'GET',
      path: '/api/admin/evidence-damaged',
      access: 'staff',
      permission: 'evidence.read',
      summary: '与收到时不一致或已丢失的原件，新发现的在前',
      query: z.object(pageQuery),
      reply: pageOf(damaged),
    },
    recheck: {
      method: 'POST',
      path: '/api/admin/evidence/{evidenceNo}/recheck',
      tellsChange: true,
      inSteps: true,
      access: 'staff',
      permission: 'evidence.act',
      summary: '立即重新读取并核对一项存证的全部原件；已从备份恢复的，重新计入证明',
      params: byNumber,
      reply: rechecked,
      limit: 'costly',
    },
    deskDetail: {
      method: 'GET',
      path: '/api/admin/evidence/{evidenceNo}',
      access: 'staff',
      permission: 'evidence.read',
      summary: '存证详情，含客户、查看记录与核查结果；查看会被记录，客户可见',
      params: byNumber,
      reply: deskDetail,
    },
    // No `submits`: the answer would be stored beside the idempotency key, and the document number with it in clear.
    reveal: {
      method: 'POST',
      path: '/api/admin/evidence/{evidenceNo}/reveal',
      tellsChange: true,
      access: 'staff',
      permission: 'reveal',
      summary: '查看完整的证件号码，须写明原因；查看人、时间和原因对客户可见',
      params: byNumber,
      body: revealForm,
      reply: revealed,
      limit: 'costly',
    },
    openDocument: {
      method: 'POST',
      path: '/api/admin/evidence/{evidenceNo}/open',
      tellsChange: true,
      access: 'staff',
      permission: 'reveal',
      summary: '取得一份出入境材料的查看地址，须写明原因；查看人、时间和原因对客户可见',
      params: byNumber,
      body: openForm,
      reply: openedFile,
      limit: 'costly',
      fails: ['evidence.nothing_to_reveal', 'evidence.infected', 'evidence.scan_pending', 'file.damaged'],
    },
  },
  [...evidencePermissions, revealPermission],
)
