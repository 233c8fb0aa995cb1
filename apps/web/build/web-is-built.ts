import { resolve } from 'node:path'
import { isBuilt, sourceStamp } from './stamp.ts'

// The launcher runs this: exit code 0 says that `apps/web/dist` is the build of the present sources.
const root = resolve(import.meta.dirname, '../../..')
process.exitCode = isBuilt(resolve(root, 'apps/web/dist'), sourceStamp(root)) ? 0 : 1
