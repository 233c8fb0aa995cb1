import { coursesApi } from '../../contract/endpoints.ts'

/** What shows one's sign-ups and the seats that are left: read again after each change. */
export const ownReads = [coursesApi.list, coursesApi.listOwn]
