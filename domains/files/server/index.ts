import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { filesApi } from '../contract/endpoints.ts'
import { pdfPages } from './drawn-pages.ts'
import { filesHandlers } from './handlers.ts'
import { permissions } from './permissions.ts'
import { filesPersonal } from './personal.ts'
import { ensurePhoneTicket } from './phone/phone-upload.ts'
import { scanPending } from './scan-uploads.ts'
import { sweepJobs } from './sweep-files.ts'

export { attachFiles } from './attach-files.ts'
export { demonstrationPaper } from './demonstration-paper.ts'
export { detachFiles } from './detach-files.ts'
export { digestsOf } from './digests-of.ts'
export { drawThumbnail, widthOf } from './draw-thumbnail.ts'
export { fileIdOf } from './file-address.ts'
export { type FileKind, isPicture, mediaTypeOf } from './file-kinds.ts'
export { fileLinks, firstPictures, isEndedLink } from './file-links.ts'
export { cleanFileName } from './file-name.ts'
export { forgetFiles } from './forget-files.ts'
export { giveUpload, openUpload } from './hand-over.ts'
export { judgeUpload } from './judge-upload.ts'
export { keepFiles, releaseFiles, usableFiles } from './keep-files.ts'
export { publicPictures } from './public-pictures.ts'
export { publishPicture } from './publish-picture.ts'
export { readAttached } from './read-attached.ts'
export { readPapersOf, readUploads } from './read-uploads.ts'
export { storeFile } from './store-file.ts'
export { type FileSurvey, surveyFile } from './survey-file.ts'
export { usePictures } from './use-pictures.ts'
export { drawView, pagesOfPdf, textOfPdf } from './view-file.ts'

export const filesServer: ServerDomain = {
  name: 'files',
  personal: filesPersonal,
  routes: bindRoutes(filesApi, filesHandlers, { guards: { uploadFromPhone: ensurePhoneTicket } }),
  permissions,
  metrics: [pdfPages.metric],
  jobs: [{ name: 'files.scan-pending', cron: '* * * * *', run: scanPending }, ...sweepJobs],
}
