import { defineErrors } from '@portal/platform/contract'

export const siteErrors = defineErrors({
  /** The answer with this failure names who made the newer change. */
  'site.newer_change': { http: 409, status: 'U00409', msg: '这条内容已被他人修改过，请重新打开后再修改' },
})
