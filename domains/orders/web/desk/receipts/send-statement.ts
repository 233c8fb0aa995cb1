import { sendFileTo } from '@portal/platform/web'
import {
  type ReceiptImport,
  type ReceiptMapping,
  type ReceiptPreview,
  receiptImport,
  receiptPreview,
} from '../../../contract/receipts.ts'
import { receiptsApi } from '../../../contract/receipts-endpoints.ts'

/** The server books while the browser waits, for half a minute where the list is as long as may be. */
const send = async (path: string, file: File, mapping: ReceiptMapping | undefined): Promise<unknown> =>
  sendFileTo(path)(file, {
    purpose: 'receipts',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    stallMs: 0,
    fields: { mapping: mapping ? JSON.stringify(mapping) : '' },
  })

/** Asks what an import of the file would take; without a mapping the headings decide. */
export const previewStatement = async (file: File, mapping?: ReceiptMapping): Promise<ReceiptPreview> =>
  receiptPreview.parse(await send(receiptsApi.preview.path, file, mapping))

export const importStatement = async (file: File, mapping: ReceiptMapping): Promise<ReceiptImport> =>
  receiptImport.parse(await send(receiptsApi.importFile.path, file, mapping))
