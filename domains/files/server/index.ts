import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { filesApi } from '../contract/index.ts'
import { filesHandlers } from './handlers.ts'
import { sweepJobs } from './sweep-files.ts'

export type { AttachedFile, Attachment } from './attach-files.ts'
export { attachFiles } from './attach-files.ts'
export { fileLinks } from './file-links.ts'

export const filesServer: ServerDomain = {
  name: 'files',
  routes: bindRoutes(filesApi, filesHandlers),
  jobs: sweepJobs,
}
