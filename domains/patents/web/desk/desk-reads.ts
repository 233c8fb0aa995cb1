import { deskPatentsApi } from '../../contract/desk-endpoints.ts'

/** The calls that show applications to the desk; they are made again after a step of the user's own or a colleague's. */
export const deskReads = [deskPatentsApi.listDesk, deskPatentsApi.deskDetail]
