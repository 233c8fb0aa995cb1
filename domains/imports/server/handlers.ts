import type { Handlers } from '@portal/platform/server'
import type { ImportsApi } from '../contract/import-endpoints.ts'
import { importReport } from './import-report.ts'
import { listFindings, listImports, readImport } from './list-imports.ts'
import type { ListKind } from './list-kind.ts'
import { previewImport } from './preview-import.ts'
import { uploadImport } from './receive-import.ts'
import { cancelImport, startImport } from './start-import.ts'

/** The handlers of the calls for one kind of list. */
export const importHandlers = <Row>(kind: ListKind<Row>): Handlers<ImportsApi> => ({
  uploadImport: uploadImport(kind),
  listImports: listImports(kind),
  readImport: readImport(kind),
  previewImport: previewImport(kind),
  startImport: startImport(kind),
  cancelImport: cancelImport(kind),
  listFindings: listFindings(kind),
  importReport: importReport(kind),
})
