import type { Handlers, SignedInCtx } from '@portal/platform/server'
import type { filesApi } from '../contract/endpoints.ts'
import { extensionOf, ruleOf } from '../contract/purposes.ts'
import { thumbnailOf, widthOf } from './draw-thumbnail.ts'
import { ensure } from './failures.ts'
import { openBytes } from './file-bytes.ts'
import { kindOf } from './file-kinds.ts'
import { ensureIntact, getReadableFile } from './get-file.ts'
import { closePhoneTicket, openPhoneTicket, takePhoneFile, watchPhoneTicket } from './phone/own-ticket.ts'
import { phoneSlot, uploadFromPhone } from './phone/phone-upload.ts'
import { previewPdf } from './preview-pdf.ts'
import { readRendition } from './public-pictures.ts'
import { publishPicture } from './publish-picture.ts'
import { tellRead } from './read-event.ts'
import { receiveFile } from './receive-file.ts'
import { viewOf } from './view-file.ts'

/** The file's name with the extension of the picture that is sent in its place: a view is a JPEG. */
const asPicture = (fileName: string, extension = 'jpg'): string =>
  `${fileName.slice(0, fileName.length - extensionOf(fileName).length)}${extension}`

/** The owner of an upload, and the session that sends it. */
const bySession = ({ actor }: Pick<SignedInCtx, 'actor'>) => ({ owner: actor, session: actor.sessionId })

export const filesHandlers: Handlers<typeof filesApi> = {
  upload: (ctx, { upload, body }) => receiveFile(ctx, upload, { purpose: body.purpose, ...bySession(ctx) }),
  put: (ctx, { upload, query }) => receiveFile(ctx, upload, { purpose: query.purpose, ...bySession(ctx) }),
  uploadFile: (ctx, { upload }) => receiveFile(ctx, upload, { purpose: 'generic', ...bySession(ctx) }),
  download: async (ctx, { params, query }) => {
    const file = await getReadableFile(ctx, params.id, query)
    await ensureIntact(ctx, file)
    await tellRead(ctx, file, query, 'downloaded')
    const { fileName, size, kind } = file
    return { content: (slice) => openBytes(ctx, file, slice), size, type: kindOf(kind).mediaType, fileName }
  },
  view: async (ctx, { params, query }) => {
    const file = await getReadableFile(ctx, params.id, query)
    const picture = await viewOf(ctx, file, query.page)
    await tellRead(ctx, file, query, 'viewed')
    return { content: picture, type: 'image/jpeg', fileName: asPicture(file.fileName), inline: true }
  },
  thumbnail: async (ctx, { params, query }) => {
    const file = await getReadableFile(ctx, params.id, query)
    ensure(!ruleOf(file.purpose).hidden, 'file.no_view')
    const picture = await thumbnailOf(ctx, file, widthOf(query.width))
    await tellRead(ctx, file, query, 'viewed')
    return { content: picture, type: 'image/webp', fileName: asPicture(file.fileName, 'webp'), inline: true }
  },
  preview: (ctx, { query }) => previewPdf(ctx, query.pdf_url),
  openPhoneTicket,
  watchPhoneTicket,
  takePhoneFile,
  closePhoneTicket,
  phoneSlot,
  uploadFromPhone,
  picture: async (ctx, { params }) => {
    const { bytes, mediaType } = await readRendition(ctx, params)
    const fileName = `${params.id}.${params.type}`
    return { content: bytes, type: mediaType, fileName, inline: true, cache: 'public, max-age=31536000, immutable' }
  },
  publishPicture: (ctx, { body }) => publishPicture(ctx, body.fileId, body.alt),
}
