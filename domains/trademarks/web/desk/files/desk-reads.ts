import { deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'

/** The calls that show applications to the desk; they are made again after an act of the user's own or a colleague's. */
export const deskReads = [deskTrademarksApi.list, deskTrademarksApi.detail] as const
