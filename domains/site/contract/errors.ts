import { defineErrors } from '@portal/platform/contract'

export const siteErrors = defineErrors({
  /** Its answer names who was faster. */
  'site.newer_change': { http: 409, status: 'U00409', msg: '这条内容已被他人修改过，请重新打开后再修改' },
})
