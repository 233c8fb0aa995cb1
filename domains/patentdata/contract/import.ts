import { defineImportsApi, type ImportedList } from '@portal/imports/contract'
import type { patentDataPermissions } from './permissions.ts'

/** The fields of a list of patents; the first heading of each is ours (design, patents.md §4). */
export type PatentField =
  | ('pn' | 'ad' | 'ti' | 'an' | 'pd' | 'type' | 'pa' | 'inn' | 'ipc' | 'status' | 'claims' | 'firstClaimChars')
  | (
      | 'pages'
      | 'bwd'
      | 'cited'
      | 'familyCited'
      | 'fwdSelf'
      | 'familyCountries'
      | 'transfers'
      | 'licences'
      | 'pledges'
      | 'litigations'
    )
  | ('stability' | 'generality' | 'originality' | 'citingIpc' | 'ipcGrowth5y' | 'termExtensionDays' | 'events')

const labels: Readonly<Record<PatentField, string>> = {
  ...{ pn: '公告号', ad: '申请日', ti: '专利名称', an: '申请号', pd: '公开（公告）日', type: '专利类型' },
  ...{ pa: '申请人', inn: '发明人', ipc: 'IPC', status: '法律状态', claims: '权利要求数量' },
  ...{
    firstClaimChars: '首权字数',
    pages: '文献页数',
    bwd: '引证次数',
    cited: '被引证次数',
    familyCited: '家族被引证次数',
    fwdSelf: '自引次数',
  },
  ...{ familyCountries: '同族国家', transfers: '转让次数', licences: '许可次数', pledges: '质押次数' },
  ...{ litigations: '诉讼次数', stability: '无效结果', generality: '通用性指数', originality: '原创性指数' },
  ...{ citingIpc: '引证本专利的IPC', ipcGrowth5y: '近五年增长率', termExtensionDays: '期限补偿天数' },
  events: '法律事件',
}

export const patentList: ImportedList<PatentField> = {
  name: 'patents',
  fields: Object.keys(labels) as PatentField[],
  labels,
  required: ['pn', 'ad', 'ti'],
  ...{ namesSource: true, namesLicence: true, documents: true },
}

/** Calls of the back office: staff hand in lists of patents, look at them, start their imports and follow them. */
export const patentImportsApi = defineImportsApi<(typeof patentDataPermissions)[number]>({
  path: '/api/admin/patents/imports',
  list: patentList,
  what: '专利数据',
  permission: 'patents.imports',
})
