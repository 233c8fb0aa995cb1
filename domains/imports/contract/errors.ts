import { defineErrors } from '@portal/platform/contract'

export const importErrors = defineErrors({
  'import.unreadable': { http: 415, status: 'U00415', msg: '只支持 CSV、XLSX 和 JSONL 文件' },
  'import.not_now': { http: 409, status: 'U00409', msg: '这次导入目前的状态不允许这样做，请刷新后再试' },
  'import.older_data': { http: 409, status: 'U00409', msg: '库中已有截至日期更晚的数据，不能以更早的数据覆盖' },
})
