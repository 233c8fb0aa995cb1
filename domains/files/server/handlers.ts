import type { Handlers } from '@portal/platform/server'
import { extensionOf, type filesApi } from '../contract/index.ts'
import { kindOf } from './file-kinds.ts'
import { ensureIntact, getReadableFile } from './get-file.ts'
import { receiveFile } from './receive-file.ts'
import { viewOf } from './view-file.ts'

/** The shown name with the extension of what is really sent. */
const asPicture = (fileName: string): string =>
  `${fileName.slice(0, fileName.length - extensionOf(fileName).length)}jpg`

export const filesHandlers: Handlers<typeof filesApi> = {
  upload: (ctx, { upload, body }) => receiveFile(ctx, upload, body.purpose),
  put: (ctx, { upload, query }) => receiveFile(ctx, upload, query.purpose),
  uploadFile: (ctx, { upload }) => receiveFile(ctx, upload, 'generic'),
  uploadCzFile: (ctx, { upload }) => receiveFile(ctx, upload, 'evidence-slot'),
  download: async (ctx, { params, query }) => {
    const file = await getReadableFile(ctx, params.id, query)
    await ensureIntact(ctx, file)
    const { fileName, size, storageKey, kind } = file
    return { content: (slice) => ctx.storage.read(storageKey, slice), size, type: kindOf(kind).mediaType, fileName }
  },
  view: async (ctx, { params, query }) => {
    const file = await getReadableFile(ctx, params.id, query)
    const picture = await viewOf(ctx, file, query.page)
    return { content: picture, type: 'image/jpeg', fileName: asPicture(file.fileName), inline: true }
  },
}
