import { messagesApi } from '../../contract/endpoints.ts'

/** What shows a message at the desk: read again after a step of one's own or a colleague's. */
export const deskReads = [messagesApi.listDesk, messagesApi.counts, messagesApi.deskDetail]
