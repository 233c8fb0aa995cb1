import { actOnImports } from '@portal/imports/testing'
import { planted, type StaffActs } from '@portal/platform/testing'
import { patentImportsApi } from '../contract/import.ts'

export const staffActs: StaffActs = (stage) =>
  actOnImports(stage, {
    path: patentImportsApi.listImports.path,
    bytes: Buffer.from('公告号,申请日,专利名称\r\nCN900000901B,2020-02-02,演示·一种支架'),
    start: { source: `演示 ${planted.phone}` },
  })
