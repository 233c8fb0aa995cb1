import { messagesApi } from '../../contract/endpoints.ts'

/** The calls that show messages at the desk; they are repeated after each step of the user or a colleague. */
export const deskReads = [messagesApi.listDesk, messagesApi.counts, messagesApi.deskDetail]
