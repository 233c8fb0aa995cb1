import { deskRightsApi } from '../../contract/desk-endpoints.ts'

/** The calls that show staff which rights wait; they are made again after a verdict of the user's own or a colleague's. */
export const deskReads = [deskRightsApi.list]
