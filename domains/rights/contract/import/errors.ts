import { defineErrors } from '@portal/platform/contract'
import { rightErrors } from '../errors.ts'
import { importLimits } from './import-limits.ts'
import { importLabels } from './import-list.ts'

const { rows, hours, perDay } = importLimits

/** Failures of the ways by which rights come into the vault without being typed. */
export const rightImportErrors = defineErrors({
  'right.import_not_a_list': {
    http: 415,
    status: 'U00415',
    msg: '没能读取这份文件；只支持 XLSX 或 CSV，请用 Excel 打开后另存为其中一种',
  },
  'right.double': rightErrors['right.double'],
  'right.too_many': rightErrors['right.too_many'],
  'right.import_without_headings': {
    http: 400,
    status: 'U00400',
    msg: `文件中没有认识的表头；请写${importLabels.registerType}、${importLabels.recordName}等列名，或使用模板`,
  },
  'right.import_without_rows': { http: 400, status: 'U00400', msg: '文件中没有权利，请在表头下面每行写一项' },
  'right.import_too_many_rows': { http: 400, status: 'U00400', msg: `一次最多导入${rows}行，请分成几份` },
  'right.too_many_imports': { http: 429, status: 'U00429', msg: `每天最多导入${perDay}份，请明天再试` },
  'right.import_gone': {
    http: 404,
    status: 'U00404',
    msg: `没有找到这份导入预览；预览保留${hours}小时，请重新上传文件`,
  },
  'right.import_confirmed': { http: 409, status: 'U00409', msg: '这份清单已经导入过，不会重复导入' },
  'right.nothing_to_import': { http: 400, status: 'U00400', msg: '没有可以加入的行' },
  'right.request_not_completed': rightErrors['right.request_not_completed'],
})
