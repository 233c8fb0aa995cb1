import { defineErrors } from '@portal/platform/contract'
import { savedLimits } from './saved-search.ts'

export const recordalsErrors = defineErrors({
  'recordals.too_broad': { http: 400, status: 'U00400', msg: '符合条件的备案过多，请补充查询条件后重试' },
  'saved_search.too_many': {
    http: 409,
    status: 'U00409',
    msg: `最多保存 ${savedLimits.searches} 个查询，请先在“我的查询”里删除不用的`,
  },
  'saved_search.kept_already': { http: 409, status: 'U00409', msg: '这个查询已经保存过，可在“我的查询”中查看' },
})
