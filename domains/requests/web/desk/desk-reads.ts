import { requestsApi } from '../../contract/endpoints.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'

/** The calls that show requests to the desk; they are made again after a step of the user's own or a colleague's. */
export const deskReads = [requestsApi.listQueue, requestsApi.deskDetail, workbenchApi.overview, workbenchApi.views]
