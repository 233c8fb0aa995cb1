import { sendFileTo } from '@portal/platform/web'
import { valuationApi } from '../../contract/endpoints.ts'

/** Hands in a list of numbers; what comes back has the id of its batch. */
export const sendList = sendFileTo(valuationApi.startBatch.path)
