import { requestsApi } from '../../contract/endpoints.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'

/** What shows a request at the desk: read again after a step of one's own or a colleague's. */
export const deskReads = [requestsApi.listQueue, requestsApi.deskDetail, workbenchApi.overview]
