import { courseDeskApi } from '../../contract/desk-endpoints.ts'

/** What shows a course at the desk: read again after each change. */
export const courseReads = [courseDeskApi.list, courseDeskApi.detail, courseDeskApi.listEnrolments]
