import { platformFailure } from '../http/failures.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A full disk is told to the caller as such (507); everything else stays what it is. */
export const storageFailure = (error: unknown): unknown => {
  const code = codeOf(error)
  return code === 'ENOSPC' || code === 'EDQUOT' ? platformFailure('server.storage_full', { cause: error }) : error
}
