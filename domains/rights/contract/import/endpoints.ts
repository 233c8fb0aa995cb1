import { bytes, defineApi, requiredText, type UploadLimit } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { rightLimits } from '../limits.ts'
import { rightImportErrors } from './errors.ts'
import { importLimits } from './import-limits.ts'
import { confirmedImport, confirmForm, rightImport } from './preview.ts'
import { suggestedRights } from './suggestion.ts'

const imports = '/api/rights/imports'
const byId = z.object({ id: z.string() })
const { rows, hours, perDay } = importLimits

const fileLimit: UploadLimit = () => ({ bytes: importLimits.bytes, msg: '导入文件不能超过 5MB!' })

/** The ways by which rights come into the vault without being typed, and out of it as a list. */
export const rightImportsApi = defineApi(rightImportErrors, {
  template: {
    method: 'GET',
    path: `${imports}/template`,
    access: 'signedIn',
    summary: '导入权利的模板（XLSX）：表头和一行示例，示例行不导入',
    reply: bytes,
  },
  startImport: {
    method: 'POST',
    path: imports,
    access: 'signedIn',
    limit: 'submit',
    summary: `导入权利：上传 XLSX 或 CSV，最多 ${rows} 行，每天 ${perDay} 份；答逐行预览，什么都还没有加入`,
    upload: fileLimit,
    reply: rightImport,
    fails: [
      'right.import_not_a_list',
      'right.import_without_headings',
      'right.import_without_rows',
      'right.import_too_many_rows',
      'right.too_many_imports',
    ],
  },
  viewImport: {
    method: 'GET',
    path: `${imports}/{id}`,
    access: 'signedIn',
    summary: `自己的一份导入预览，保留 ${hours} 小时；state 为 ready、faulty（faults 逐项说明）或 duplicate（existing 为已有的权利）`,
    params: byId,
    reply: rightImport,
    fails: ['right.import_gone'],
  },
  confirmImport: {
    method: 'POST',
    path: `${imports}/{id}/confirm`,
    access: 'signedIn',
    limit: 'submit',
    summary: `把预览中的行加入台账，全部成功或全部不加；lines 为行号，不填时为所有 ready 的行。只能确认一次，${hours} 小时内有效`,
    params: byId,
    body: confirmForm,
    reply: confirmedImport,
    submits: true,
    fails: ['right.import_gone', 'right.import_confirmed', 'right.nothing_to_import', 'right.too_many'],
  },
  exportRights: {
    method: 'GET',
    path: '/api/rights/export',
    access: 'signedIn',
    limit: 'costly',
    summary: '导出自己的权利台账（XLSX），表头与导入模板相同，不含任何材料',
    reply: bytes,
  },
  fromRecordal: {
    method: 'POST',
    path: '/api/rights/fromRecordal',
    access: 'signedIn',
    limit: 'submit',
    summary: '把一条海关备案加入台账：权利和它的备案一起登记，并记下数据来源和截至日期',
    body: z.object({ recordNum: requiredText('请输入备案号', { length: 64 }) }),
    reply: byId,
    submits: true,
    fails: ['right.double', 'right.too_many'],
  },
  suggestRights: {
    method: 'GET',
    path: '/api/rights/suggestions',
    access: 'signedIn',
    summary: '自己一件已完成业务中填写的权利（rightInfo），供登记；不保存任何内容',
    query: z.object({ businessSn: requiredText('请输入业务编号', { length: rightLimits.businessSn }) }),
    reply: suggestedRights,
    fails: ['right.request_not_completed'],
  },
})
