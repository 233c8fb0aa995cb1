import { bytes, defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordalsErrors } from './errors.ts'
import { recordalDetail, recordalExportQuery, recordalPage, recordalQuery } from './search.ts'

/** How long browsers and proxies may keep an answer of the search, in seconds; after that the rows of a new import appear. */
const searchCacheSeconds = 15

/** The public calls that look up customs recordals. */
export const recordalSearchApi = defineApi(recordalsErrors, {
  serchCustoms: {
    method: 'GET',
    path: '/api/serchCustoms',
    access: 'public',
    summary:
      '查询海关备案；q 为备案号、权利号或任意文字，一个字起；match 为 fuzzy 或 exact；totalIsExact 为 false 时结果多于 totalElements',
    query: recordalQuery,
    reply: recordalPage,
    cache: { seconds: searchCacheSeconds },
    fails: ['recordals.too_broad'],
  },
  recordalDetail: {
    method: 'GET',
    path: '/api/recordals/{recordNum}',
    access: 'public',
    summary: '一条备案：同一权利人的其他备案、名称近似的备案、历次导入中的变更',
    params: z.object({ recordNum: requiredText('请输入备案号', { length: 64 }) }),
    reply: recordalDetail,
    cache: { seconds: searchCacheSeconds },
    fails: ['recordals.too_broad'],
  },
  exportRecordals: {
    method: 'GET',
    path: '/api/recordals-export',
    access: 'signedIn',
    summary: '导出查询结果的前 10000 条，XLSX 或 CSV',
    query: recordalExportQuery,
    reply: bytes,
    limit: 'costly',
    fails: ['recordals.too_broad'],
  },
})
