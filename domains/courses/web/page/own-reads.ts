import { coursesApi } from '../../contract/endpoints.ts'

/** The calls that show the user's sign-ups and the free seats; they are repeated after each change. */
export const ownReads = [coursesApi.list, coursesApi.listOwn]
