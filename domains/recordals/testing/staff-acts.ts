import { actOnImports } from '@portal/imports/testing'
import { planted, type StaffActs } from '@portal/platform/testing'
import { csvOf } from './list-text.ts'

export const staffActs: StaffActs = (stage) =>
  actOnImports(stage, {
    path: '/api/admin/recordals/imports',
    bytes: csvOf([{ name: `演示 ${planted.phone}` }]),
  })
