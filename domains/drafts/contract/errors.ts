import { defineErrors } from '@portal/platform/contract'
import { draftLimits } from './limits.ts'

export const draftErrors = defineErrors({
  'draft.conflict': { http: 409, status: 'U00409', msg: '这份草稿已在另一处更新，请选择保留哪一份' },
  'draft.too_large': { http: 413, status: 'U00413', msg: '草稿内容过大，无法保存到账号' },
  'draft.too_many': { http: 429, status: 'U00429', msg: `账号中最多保存 ${draftLimits.drafts} 份草稿，请先删除不用的` },
})
