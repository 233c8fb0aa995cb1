import { courseDeskApi } from '../../contract/desk-endpoints.ts'

/** The calls that show a course at the desk; they are repeated after each change. */
export const courseReads = [courseDeskApi.list, courseDeskApi.detail, courseDeskApi.listEnrolments]
