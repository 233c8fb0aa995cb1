import type { ById, Bytes } from '@portal/platform/server'
import { ensure } from '../failures.ts'
import { drawMark, isOwnPicture } from './draw-mark.ts'

/** The picture of a mark. An id always means the same picture, so that browsers may keep it for ever. */
export const recordalIcon = async (_ctx: unknown, { params }: ById): Promise<Bytes> => {
  ensure(isOwnPicture(params.id), 'record.not_found')
  return {
    content: Buffer.from(drawMark(params.id)),
    type: 'image/svg+xml',
    fileName: `${params.id}.svg`,
    inline: true,
    cache: 'public, max-age=31536000, immutable',
  }
}
