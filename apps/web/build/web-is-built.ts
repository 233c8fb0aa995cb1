import { resolve } from 'node:path'
import { isBuilt, sourceStamp } from './stamp.ts'

/** Exit code 0 when `apps/web/dist` was built of these sources; apart from the build, which takes a second to load. */
const root = resolve(import.meta.dirname, '../../..')
process.exitCode = isBuilt(resolve(root, 'apps/web/dist'), sourceStamp(root)) ? 0 : 1
