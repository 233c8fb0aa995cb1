import { platformFailure } from '../http/failures.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Turns the error of a full disk into `server.storage_full` (507) for the caller; any other error stays as it is. */
export const storageFailure = (error: unknown): unknown => {
  const code = codeOf(error)
  return code === 'ENOSPC' || code === 'EDQUOT' ? platformFailure('server.storage_full', { cause: error }) : error
}
