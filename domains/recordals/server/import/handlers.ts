import type { Handlers } from '@portal/platform/server'
import type { recordalImportsApi } from '../../contract/import-endpoints.ts'
import { importReport } from './import-report.ts'
import { listFindings, listImports, readImport } from './list-imports.ts'
import { previewImport } from './preview-import.ts'
import { uploadImport } from './receive-import.ts'
import { cancelImport, startImport } from './start-import.ts'

export const importHandlers: Handlers<typeof recordalImportsApi> = {
  uploadImport,
  listImports,
  readImport,
  previewImport,
  startImport,
  cancelImport,
  listFindings,
  importReport,
}
