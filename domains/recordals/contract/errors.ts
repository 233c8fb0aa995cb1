import { defineErrors } from '@portal/platform/contract'
import { savedLimits } from './saved-search.ts'

export const recordalsErrors = defineErrors({
  'recordals.too_broad': { http: 400, status: 'U00400', msg: '符合条件的备案过多，请补充查询条件后重试' },
  'import.unreadable': { http: 415, status: 'U00415', msg: '只支持 CSV、XLSX 和 JSONL 文件' },
  'import.not_now': { http: 409, status: 'U00409', msg: '这次导入目前的状态不允许这样做，请刷新后再试' },
  'import.older_data': { http: 409, status: 'U00409', msg: '库中已有截至日期更晚的数据，不能以更早的数据覆盖' },
  'saved_search.too_many': {
    http: 409,
    status: 'U00409',
    msg: `最多保存 ${savedLimits.searches} 个查询，请先在“我的查询”里删除不用的`,
  },
  'saved_search.kept_already': { http: 409, status: 'U00409', msg: '这个查询已经保存过，可在“我的查询”中查看' },
})
