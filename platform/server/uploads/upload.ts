import { PassThrough, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { UploadLimit } from '../../contract/api.ts'
import { failPlatform, platformFailure } from '../http/failures.ts'
import type { Storage } from '../storage/storage.ts'
import { type Fields, multipartSink, noFile, openForm, type Saved, type SaveFile } from './multipart-sink.ts'
import { removeSpooled, spool } from './spool.ts'
import { feed, refuseBody, type Sink } from './upload-body.ts'
import { type Pace, uploadPace } from './upload-pace.ts'

/** What was sent, and the duty to call `discard` once the handler is through: it removes what the handler did not keep. */
export type Received = Saved & { discard: () => Promise<void> }

/** What a form adds around its file: boundaries, headers, fields. */
const formOverhead = 256 * 1024

const queryFields = (query: unknown): Fields => {
  const entries = Object.entries(query as Record<string, unknown>)
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  if (!entries.every(isText)) return failPlatform('request.invalid', { msg: '参数重复' })
  return Object.fromEntries(entries)
}

/** Whoever reads the stream gets its error; the event alone would end the process when it comes before the reading. */
const ignoreTwice = () => undefined

const rawSink = (known: Fields, save: SaveFile): Sink<Saved> => {
  const stream = new PassThrough()
  stream.on('error', ignoreTwice)
  const saved = save(stream, known.fileName ?? '', known).then((upload) => ({ upload, fields: known }))
  return { stream, result: saved, abort: (reason) => stream.destroy(reason) }
}

/**
 * Reads one uploaded file into the spool folder: a form with one file part and its fields, or by PUT the bare bytes with
 * `fileName` and the other fields in the query. `fields` are those of the query and of the form together.
 * Stops early at the limit (U00413 in the limit's own words), and when the caller leaves or stalls;
 * then, and after any other failure, no file and no handle is left. The caller must have been authenticated before.
 */
export const readUpload = async (
  request: FastifyRequest,
  storage: Pick<Storage, 'spoolFolder'>,
  limit: UploadLimit,
  pace: Pace = uploadPace,
): Promise<Received> => {
  const incoming = request.raw
  const contentType = request.headers['content-type'] ?? ''
  const known = queryFields(request.query)
  const announced = Number(request.headers['content-length'] ?? 0)
  const { bytes, msg } = limit(known)
  const most = bytes + formOverhead
  const tooLarge = () => platformFailure('request.too_large', { msg })
  if (announced > most) refuseBody(incoming, tooLarge())

  const save: SaveFile = async (content: Readable, fileName, fields) => {
    const cap = limit(fields)
    const spooled = await spool(content, storage.spoolFolder, (size) => {
      if (size > cap.bytes) failPlatform('request.too_large', { msg: cap.msg })
    })
    return { ...spooled, fileName }
  }
  const isForm = /^multipart\/form-data\b/i.test(contentType)
  if (!isForm && request.method !== 'PUT') refuseBody(incoming, noFile())
  const parser = isForm ? openForm(contentType) : undefined
  if (parser instanceof Error) return refuseBody(incoming, parser)
  const sink = parser ? multipartSink(parser, known, save) : rawSink(known, save)
  const saved = await feed(incoming, sink, { bytes: most, tooLarge, pace })
  return { ...saved, discard: () => removeSpooled(saved.upload) }
}
