import { PassThrough, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { UploadLimit } from '../../contract/api.ts'
import { failPlatform, platformFailure } from '../http/failures.ts'
import type { Storage } from '../storage/storage.ts'
import { type Fields, multipartSink, noFile, openForm, type Saved, type SaveFile } from './multipart-sink.ts'
import { removeSpooled, spool } from './spool.ts'
import { feed, refuseBody, type Sink } from './upload-body.ts'
import { type Pace, uploadPace } from './upload-pace.ts'

/**
 * An upload as received. Call `discard` once the handler is through: it removes the file if the handler did not keep it.
 */
export type Received = Saved & { discard: () => Promise<void> }

/** The most bytes that a form adds around its file: boundaries, headers, fields. */
const formOverhead = 256 * 1024

const queryFields = (query: unknown): Fields => {
  const entries = Object.entries(query as Record<string, unknown>)
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  if (!entries.every(isText)) return failPlatform('request.invalid', { msg: '参数重复' })
  return Object.fromEntries(entries)
}

/**
 * The reader of the stream gets its error. Without this listener, an error event before the reading would end the process.
 */
const ignoreTwice = () => undefined

const rawSink = (known: Fields, save: SaveFile): Sink<Saved> => {
  const stream = new PassThrough()
  stream.on('error', ignoreTwice)
  const saved = save(stream, known.fileName ?? '', known).then((upload) => ({ upload, fields: known }))
  return { stream, result: saved, abort: (reason) => stream.destroy(reason) }
}

/**
 * Reads one uploaded file into the spool folder: a form with one file part and its fields, or, by PUT, the bare bytes with
 * `fileName` and the other fields in the query. `fields` of the answer are those of query and form together. Reading stops
 * at the limit, and when the caller leaves or stalls; after any failure no file and no handle is left. The caller must have
 * been authenticated before.
 * @throws AppFailure `request.too_large` in the words of the limit, `request.too_slow`, `request.invalid`,
 * `server.storage_full`
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
