import type { Handlers } from '@portal/platform/server'
import type { filingsApi } from '../contract/endpoints.ts'
import { createSheet } from './create-sheet.ts'
import { listSheets, summarizeSheets } from './list-sheets.ts'
import { sheetDetail } from './own-sheet.ts'
import { takeSheet } from './paper/take-sheet.ts'
import { recordSheet } from './record-sheet.ts'
import { removeSheet } from './remove-sheet.ts'
import { saveSheet } from './save-sheet.ts'
import type { Vault } from './vault.ts'

export const handlersWith = (vault: Vault): Handlers<typeof filingsApi> => ({
  list: listSheets(vault),
  summary: summarizeSheets(vault),
  create: createSheet(vault),
  detail: sheetDetail(vault),
  save: saveSheet(vault),
  take: takeSheet,
  record: recordSheet(vault),
  remove: removeSheet,
})
