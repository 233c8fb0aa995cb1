import { statSync } from 'node:fs'

/** Users other than the owner and his group may read or change it. */
const othersMay = 0o006

/** Whether users of this machine other than the owner and his group may read or change a file. Windows has no such mode. */
export const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & othersMay) !== 0
