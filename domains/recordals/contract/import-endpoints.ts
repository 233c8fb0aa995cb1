import {
  bytes,
  defineApi,
  done,
  optionalText,
  pageOf,
  pageQuery,
  requiredText,
  type UploadLimit,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordalsErrors } from './errors.ts'
import {
  columnMapping,
  importFinding,
  importLimits,
  importPreview,
  importSeparators,
  recordalImport,
} from './import.ts'

const uploadLimit: UploadLimit = () => ({ bytes: importLimits.uploadBytes, msg: '导入文件不能超过 300MB!' })

const byId = z.object({ id: z.string() })
const imports = '/api/admin/recordals/imports' as const
const one = `${imports}/{id}` as const

const importSeparator = z.optional(z.enum(importSeparators, '分隔符有误'))

export const startImportForm = z.object({
  mapping: columnMapping,
  /** The separator of a CSV; when it is missing, the server takes the one that it found in the file. */
  separator: importSeparator,
  asOf: requiredText('请选择数据截至日期').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '数据截至日期有误')),
})
export type StartImportForm = z.output<typeof startImportForm>

/** Calls of the back office: staff upload a list of recordals, look at it, start its import and follow it. */
export const recordalImportsApi = defineApi(recordalsErrors, {
  uploadImport: {
    method: 'POST',
    path: imports,
    access: 'staff',
    summary: '上传一份备案数据（CSV、XLSX 或 JSONL，300MB 以内），先不导入',
    upload: uploadLimit,
    reply: recordalImport,
    fails: ['import.unreadable'],
  },
  listImports: {
    method: 'GET',
    path: imports,
    access: 'staff',
    summary: '历次导入，新的在前',
    query: z.object(pageQuery),
    reply: pageOf(recordalImport),
    background: true,
  },
  readImport: {
    method: 'GET',
    path: one,
    access: 'staff',
    summary: '一次导入的进度与结果',
    params: byId,
    reply: recordalImport,
    background: true,
  },
  previewImport: {
    method: 'GET',
    path: `${one}/preview`,
    access: 'staff',
    summary: '文件的前 20 行，及按列对应核对的结果；mapping 为 JSON 文本，不给时按表头推测；separator 不给时自动判断',
    params: byId,
    query: z.object({ mapping: optionalText(2_000, '列对应有误'), separator: importSeparator }),
    reply: importPreview,
    fails: ['import.unreadable', 'import.not_now'],
  },
  startImport: {
    method: 'POST',
    path: `${one}/start`,
    access: 'staff',
    summary: '按列对应与数据截至日期开始导入；已有导入在进行时排队',
    params: byId,
    body: startImportForm,
    reply: recordalImport,
    submits: true,
    fails: ['import.not_now', 'import.older_data'],
  },
  cancelImport: {
    method: 'POST',
    path: `${one}/cancel`,
    access: 'staff',
    summary: '取消尚未开始的导入，文件随之删除',
    params: byId,
    body: done,
    reply: recordalImport,
    fails: ['import.not_now'],
  },
  listFindings: {
    method: 'GET',
    path: `${one}/findings`,
    access: 'staff',
    summary: '被拒绝的行与重复的行，按行号；最多保留前 50000 条，总数始终准确',
    params: byId,
    query: z.object(pageQuery),
    reply: pageOf(importFinding),
  },
  importReport: {
    method: 'GET',
    path: `${one}/report`,
    access: 'staff',
    summary: '下载核对报告（CSV，含 BOM）',
    params: byId,
    reply: bytes,
  },
})

/** The picture of a recordal, which the public may load. */
export const recordalPicturesApi = defineApi(recordalsErrors, {
  recordalIcon: {
    method: 'GET',
    path: '/api/recordalIcon/{id}',
    access: 'public',
    summary: '权利标识的图样；id 为查询结果中的 recordIcon',
    params: byId,
    reply: bytes,
  },
})
