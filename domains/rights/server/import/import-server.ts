import { bindRoutes, type Route } from '@portal/platform/server'
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import type { FindRequestRights } from '../completed-request.ts'
import { confirmImport } from './confirm-import.ts'
import { exportRights } from './export-rights.ts'
import { addFromRecordal } from './from-recordal.ts'
import { viewImport } from './preview-import.ts'
import { startImport } from './start-import.ts'
import { suggestRights } from './suggest-rights.ts'
import { importTemplate } from './template.ts'

/** The calls by which rights come into the vault without being typed, and out of it as a list. */
export const importRoutes = (findRequestRights: FindRequestRights): Route[] =>
  bindRoutes(rightImportsApi, {
    template: importTemplate,
    startImport,
    viewImport,
    confirmImport,
    exportRights,
    fromRecordal: addFromRecordal,
    suggestRights: suggestRights(findRequestRights),
  })
