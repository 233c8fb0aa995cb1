import type { Handlers } from '@portal/platform/server'
import type { filingsApi } from '../contract/endpoints.ts'
import { createSheet } from './create-sheet.ts'
import { listSheets, summarizeSheets } from './list-sheets.ts'
import { sheetDetail } from './own-sheet.ts'
import { takeSheet } from './paper/take-sheet.ts'
import { recordSheet } from './record-sheet.ts'
import { removeSheet } from './remove-sheet.ts'
import { saveSheet } from './save-sheet.ts'

export const handlers: Handlers<typeof filingsApi> = {
  list: listSheets,
  summary: summarizeSheets,
  create: createSheet,
  detail: sheetDetail,
  save: saveSheet,
  take: takeSheet,
  record: recordSheet,
  remove: removeSheet,
}
