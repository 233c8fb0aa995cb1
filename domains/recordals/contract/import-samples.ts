import type { ImportFinding, ImportPreview, ListImport } from '@portal/imports/contract'

/** An import that has just been uploaded, with invented names. */
export const recordalImportSample: ListImport = {
  id: '5f0c1f3e-0000-4000-8000-000000000001',
  state: 'received',
  fileName: '备案数据-演示.csv',
  size: 12_345,
  format: 'csv',
  encoding: 'gb18030',
  asOf: null,
  isDemonstration: false,
  createdBy: 'staff',
  createTime: Date.UTC(2026, 10, 2, 1, 30),
  startTime: null,
  endTime: null,
  phase: null,
  bytes: 0,
  lines: 0,
  accepted: 0,
  refused: 0,
  doubled: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  findingsKept: 0,
  findings: 0,
  failure: null,
  ahead: 0,
  can: ['start', 'cancel'],
}

export const importPreviewSample: ImportPreview = {
  columns: ['权利名称', '权利人名称', '权利人国别', '权利号', '备案号', '权利类别', '备案状态'],
  mapping: {
    recordName: 0,
    name: 1,
    conutryName: 2,
    registerNum: 3,
    recordNum: 4,
    registerType: 5,
    recordState: 6,
  },
  separator: 'comma',
  isSeparatorSure: true,
  rows: [
    {
      line: 2,
      cells: ['演示星辰', '演示远帆进出口有限公司', '中国', '90000001', 'T2024-990001', '国内注册', '生效'],
      faults: [],
    },
    {
      line: 3,
      cells: ['演示云帆', '演示远帆进出口有限公司', '中国', '90000002', '24-990002', '国内注册', '生效'],
      faults: [
        { column: '备案号', value: '24-990002', reason: '备案号应为 T、P 或 C、四位年份、短横线和五至六位序号' },
      ],
    },
  ],
}

export const importFindingSample: ImportFinding = {
  line: 3,
  kind: 'refused',
  column: '备案号',
  value: '24-990002',
  reason: '备案号应为 T、P 或 C、四位年份、短横线和五至六位序号',
}
