import { sendFileTo } from '@portal/platform/web'
import { rightImportsApi } from '../../contract/import/endpoints.ts'

/** Hands in a list of rights; what comes back is its preview. */
export const sendList = sendFileTo(rightImportsApi.startImport.path)
