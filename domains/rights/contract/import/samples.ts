import type { LineFacts, PreviewRow, RightImport } from './preview.ts'

const facts: LineFacts = {
  registerType: 4,
  recordName: '演示·海帆',
  registerNum: '7654321',
  obligeeName: '演示·宁波海帆进出口有限公司',
  country: 'CN',
  classes: [9],
  rightBeginDate: '2020-03-21',
  rightEndDate: '2030-03-20',
  recordNum: '',
  recordBeginDate: '',
  recordEndDate: '',
}

export const previewRowSample: PreviewRow = { line: 2, state: 'ready', facts, faults: [], sameAs: null, existing: null }

/** A preview with a line of each kind. */
export const rightImportSample: RightImport = {
  id: '0192a4c6-0000-7000-8000-000000000001',
  fileName: '权利.xlsx',
  ...{ total: 4, ready: 2, faulty: 1, duplicate: 1 },
  room: 1_000,
  expiresAt: Date.parse('2026-11-23T10:00:00+08:00'),
  confirmed: null,
  rows: [
    previewRowSample,
    { ...previewRowSample, line: 3, facts: { ...facts, recordName: '演示·远帆', registerNum: '7654322' } },
    {
      ...{ line: 4, state: 'faulty', sameAs: null, existing: null },
      facts: { ...facts, recordName: '演示·无号', registerNum: '' },
      faults: [{ field: 'registerNum', msg: '请输入商标注册号' }],
    },
    {
      ...{ line: 5, state: 'duplicate', faults: [], sameAs: null },
      facts: { ...facts, recordName: '演示·已有' },
      existing: {
        id: '0192a4c6-0000-7000-8000-000000000002',
        recordName: '演示·台账里的',
        registerNum: '765 4321',
      },
    },
  ],
}
