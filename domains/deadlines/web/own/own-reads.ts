import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'

/** The calls that show a user his deadlines; they are made again after each change of his. */
export const ownReads = [ownDeadlinesApi.list, ownDeadlinesApi.month, ownDeadlinesApi.detail]
