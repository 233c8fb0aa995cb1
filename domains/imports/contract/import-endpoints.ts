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
import { importErrors } from './errors.ts'
import {
  type ImportSeparator,
  importFinding,
  importLimits,
  importSeparators,
  licensedImport,
  listImport,
  sourcedImport,
} from './import.ts'
import { type ColumnMapping, columnMappingOf, type ListFields } from './list-fields.ts'
import { importPreviewOf } from './preview.ts'

const uploadLimit: UploadLimit = () => ({ bytes: importLimits.uploadBytes, msg: '导入文件不能超过 300MB!' })

const byId = z.object({ id: z.string() })
/** The name of a source, by which its rows are known from those of others. */
export const sourceName = requiredText('请填写数据来源', { length: importLimits.source })
/** By which licence a list was given; without one the empty text. */
export const licenceWords = optionalText(importLimits.licence, `数据许可最多输入${importLimits.licence}个字`)
const importSeparator = z.optional(z.enum(importSeparators, '分隔符有误'))

const startFormOf = (list: ListFields) => {
  const form = z.object({
    /** When it is missing, the server takes the one that it guessed from the headings. */
    mapping: z.optional(columnMappingOf(list)),
    /** The separator of a CSV; when it is missing, the server takes the one that it found in the file. */
    separator: importSeparator,
    asOf: requiredText('请选择数据截至日期').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '数据截至日期有误')),
  })
  const sourced = z.extend(form, { source: sourceName })
  // Whoever says nothing of it may show what he was given.
  const licensed = z.extend(sourced, { licence: licenceWords, mayShow: z.prefault(z.boolean('展示许可有误'), true) })
  if (list.namesLicence) return licensed
  return list.namesSource ? sourced : form
}
export type StartForm = {
  mapping?: ColumnMapping | undefined
  separator?: ImportSeparator | undefined
  asOf: string
  source?: string
  licence?: string
  mayShow?: boolean
}

type ImportCalls<P extends string> = {
  /** The address of all imports of such lists; one import stands below it. */
  path: `/api/admin/${string}`
  list: ListFields
  /** What is handed in, in a word or two: 备案数据. */
  what: string
  /** What staff must be allowed for these calls, beside being staff. */
  permission: P
}

/** The calls by which staff hand in lists of one kind, look at them, start their imports and follow them. */
export const defineImportsApi = <const P extends string>({ path, list, what, permission }: ImportCalls<P>) => {
  const one = `${path}/{id}` as const
  const oneImport = list.namesLicence ? licensedImport : list.namesSource ? sourcedImport : listImport
  const named = list.namesLicence ? '、数据来源与数据许可' : list.namesSource ? '与数据来源' : ''
  return defineApi(
    importErrors,
    {
      uploadImport: {
        method: 'POST',
        inSteps: true,
        path,
        tellsChange: true,
        access: 'staff',
        permission,
        summary: `上传一份${what}（${list.documents ? 'CSV、XLSX、JSONL，或 XML 及其 ZIP' : 'CSV、XLSX 或 JSONL'}，300MB 以内），先不导入`,
        upload: uploadLimit,
        reply: oneImport,
        fails: ['import.unreadable'],
      },
      listImports: {
        method: 'GET',
        path,
        access: 'staff',
        permission,
        summary: '历次导入，新的在前',
        query: z.object(pageQuery),
        reply: pageOf(oneImport),
        background: true,
      },
      readImport: {
        method: 'GET',
        path: one,
        access: 'staff',
        permission,
        summary: '一次导入的进度与结果',
        params: byId,
        reply: oneImport,
        background: true,
      },
      previewImport: {
        method: 'GET',
        path: `${one}/preview`,
        access: 'staff',
        permission,
        summary:
          '文件的前 20 行，及按列对应核对的结果；mapping 为 JSON 文本，不给时按表头推测；separator 不给时自动判断',
        params: byId,
        query: z.object({ mapping: optionalText(2_000, '列对应有误'), separator: importSeparator }),
        reply: importPreviewOf(list),
        fails: ['import.unreadable', 'import.not_now'],
      },
      startImport: {
        method: 'POST',
        path: `${one}/start`,
        tellsChange: true,
        access: 'staff',
        permission,
        summary: `按列对应、数据截至日期${named}开始导入；mapping 不给时按表头推测；已有导入在进行时排队`,
        params: byId,
        body: startFormOf(list),
        reply: oneImport,
        submits: true,
        fails: ['import.not_now', 'import.older_data'],
      },
      cancelImport: {
        method: 'POST',
        path: `${one}/cancel`,
        tellsChange: true,
        access: 'staff',
        permission,
        summary: '取消尚未开始的导入，文件随之删除',
        params: byId,
        body: done,
        reply: oneImport,
        fails: ['import.not_now'],
      },
      listFindings: {
        method: 'GET',
        path: `${one}/findings`,
        access: 'staff',
        permission,
        summary: '被拒绝的行与重复的行，按行号；最多保留前 50000 条，总数始终准确',
        params: byId,
        query: z.object(pageQuery),
        reply: pageOf(importFinding),
      },
      importReport: {
        method: 'GET',
        path: `${one}/report`,
        access: 'staff',
        permission,
        summary: '下载核对报告（CSV，含 BOM）',
        params: byId,
        reply: bytes,
      },
    },
    [permission],
  )
}
/** The calls for any kind of list. */
export type ImportsApi = ReturnType<typeof defineImportsApi<string>>
