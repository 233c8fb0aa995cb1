import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { platformFailure } from '../http/failures.ts'
import type { Upload } from '../http/routes.ts'
import { removeSpooled } from './spool.ts'
import type { Sink } from './upload-body.ts'

export type Fields = Record<string, string>
export type Saved = { upload: Upload; fields: Fields }
/** Writes one file to the spool folder; `fields` are the form fields known when the file begins. */
export type SaveFile = (content: Readable, fileName: string, fields: Fields) => Promise<Upload>

const longestName = 100
const limits = { files: 1, fields: 20, parts: 21, fieldSize: 8 * 1024, headerPairs: 20, headerSize: 8 * 1024 }

const malformed = (cause?: unknown) =>
  platformFailure('request.invalid', { msg: '上传的内容不完整或格式有误，请重试', cause })
const tooManyFiles = () => platformFailure('request.invalid', { msg: '超过最大上传数量！' })
export const noFile = () => platformFailure('request.invalid', { msg: '请选择要上传的文件' })

/** A parser for the form, or the failure to answer when the header has no boundary. */
export const openForm = (contentType: string): BusboyInstance | Error => {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (error) {
    return malformed(error)
  }
}

/**
 * Takes a form with one file part of any name, and its fields before or after it. A second file, a field sent twice or too
 * long, and a form that breaks off are refused, and the file that came with them is removed again.
 */
export const multipartSink = (parser: BusboyInstance, known: Fields, save: SaveFile): Sink<Saved> => {
  const fields = new Map(Object.entries(known))
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>()
  let saving: Promise<Upload> | undefined
  let content: Readable | undefined

  const abort = (reason: Error) => {
    reject(reason)
    content?.destroy(reason)
  }
  parser.on('field', (name, value, _nameIsCut, valueIsCut) => {
    if (!name || name.length > longestName || valueIsCut || fields.has(name)) return abort(malformed())
    fields.set(name, value)
  })
  parser.on('file', (_name, stream, fileName) => {
    content = stream
    // A destroyed stream was destroyed by its reader, who reports the reason himself.
    stream.on('error', (error) => {
      if (!stream.destroyed) abort(malformed(error))
    })
    saving = save(stream, fileName ?? '', Object.fromEntries(fields))
    saving.catch(abort)
  })
  parser.on('filesLimit', () => abort(tooManyFiles()))
  parser.on('fieldsLimit', () => abort(malformed()))
  parser.on('partsLimit', () => abort(malformed()))
  parser.on('error', (error) => abort(malformed(error)))
  parser.on('finish', resolve)

  const collect = async (): Promise<Saved> => {
    try {
      await parsed
    } catch (reason) {
      const [saved] = await Promise.allSettled([saving])
      if (saved.status === 'fulfilled' && saved.value) await removeSpooled(saved.value)
      throw reason
    }
    const upload = await saving
    if (upload && (upload.size > 0 || upload.fileName !== '')) return { upload, fields: Object.fromEntries(fields) }
    if (upload) await removeSpooled(upload)
    throw noFile()
  }
  return { stream: parser, result: collect(), abort }
}
