import { isStartFailure, type StartFailure, startFailure } from '../start-failure.ts'

/**
 * Turns a failed file operation of a start into a start failure for a full disk or missing rights; other errors stay as
 * they are.
 */
export function explainFileError(error: unknown, path: string): Error {
  if (isStartFailure(error)) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(path)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return noAccess(path)
  return error instanceof Error ? error : new Error(String(error))
}

export const diskFull = (path: string): StartFailure =>
  startFailure('disk_full', `磁盘已满：${path} 所在的磁盘没有足够空间。已有数据未受影响，请腾出空间后重新启动。`)

export const noAccess = (path: string): StartFailure =>
  startFailure('permission', `没有权限使用 ${path}，请检查该文件夹及其上级文件夹的所有者和权限。`)
