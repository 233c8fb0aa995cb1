import { actOnImports } from '@portal/imports/testing'
import { planted, type StaffActs } from '@portal/platform/testing'
import { markImportsApi } from '../contract/import-endpoints.ts'
import { builtInRules } from '../server/signs/built-in-rules.ts'
import { marksCsv } from './mark-imports-app.ts'

export const staffActs: StaffActs = async (stage) => {
  await stage.act('PUT /api/admin/signRules', { body: { version: 0, rules: builtInRules } })
  await actOnImports(stage, {
    path: markImportsApi.listImports.path,
    bytes: marksCsv([{ holder: `演示 ${planted.phone}` }]),
    start: { source: `演示 ${planted.phone}` },
  })
}
