import { parseJson } from '../call/call.ts'
import { callError, callErrorTexts, refusalOf } from '../call/call-error.ts'
import { hostOf } from '../call/call-hosts.ts'
import { callSettings } from '../call/call-settings.ts'
import { sessionHeaders } from '../call/request-headers.ts'
import { endSessionIfRefused } from '../call/session-refusal.ts'
import { watchStall } from './stall-watch.ts'

/** A stored file, as the server describes it. */
export interface UploadedFile {
  id: string
  url: string
  fileName: string
  size: number
  sha256: string
  /**
   * A signed address of the file as a small picture; null where there is none, undefined for a file that a form kept before
   * the server gave such addresses.
   */
  thumbnail?: string | null | undefined
}

export interface SendFileOptions {
  purpose: string
  signal: AbortSignal
  /** Bytes sent so far. */
  onProgress: (sent: number, total: number) => void
  /** Milliseconds without a byte after which the upload is cut off; 0 never cuts it off. */
  stallMs?: number | undefined
  /** Further form fields of this file alone. */
  fields?: Readonly<Record<string, string>> | undefined
}

export type SendFile = (file: File, options: SendFileOptions) => Promise<UploadedFile>

/** An upload is cut after ten seconds without progress. */
const uploadStall = 10_000

/**
 * POSTs multipart `purpose` + `fields` + `fileData` to `path` with the session, or with a ticket in its place. XMLHttpRequest,
 * because fetch tells no progress of what it sends. Rejects with a `CallError`: `timeout`, `aborted`, `network` or `refused`.
 */
export const sendFileTo =
  (
    path: string,
    {
      fieldName = 'fileData',
      fields = {},
      ticket,
      idField = 'id',
    }: {
      fieldName?: string
      fields?: Readonly<Record<string, string>>
      ticket?: string
      /** The field of the reply that identifies what was stored. */
      idField?: string
    } = {},
  ): SendFile =>
  (file, { purpose, signal, onProgress, stallMs = uploadStall, fields: own }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stall = watchStall(stallMs, () => {
        // The rejection comes before the abort: the abort event would otherwise settle the promise as cancelled by the
        // user.
        reject(callError('timeout', callErrorTexts.timeout))
        request.abort()
      })
      const onAbort = () => request.abort()
      const settle = (finish: () => void) => () => {
        stall.end()
        signal.removeEventListener('abort', onAbort)
        finish()
      }
      request.open('POST', callSettings().baseUrl + hostOf(path) + path)
      request.withCredentials = true
      const headers = { ...sessionHeaders(), ...(ticket && { Authorization: ticket }) }
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => {
        stall.progress(loaded)
        onProgress(loaded, total)
      }
      request.onload = settle(() => {
        const body = parseJson(request.responseText)
        const isOk = request.status >= 200 && request.status < 300
        if (isOk && isStored(body, idField)) resolve(body)
        else
          reject(
            endSessionIfRefused(
              refusalOf(isOk ? 502 : request.status, body, (name) => request.getResponseHeader(name)),
            ),
          )
      })
      request.onerror = settle(() => reject(callError('network', callErrorTexts.network)))
      request.onabort = settle(() => reject(callError('aborted', callErrorTexts.aborted)))
      signal.addEventListener('abort', onAbort)
      const form = new FormData()
      form.append('purpose', purpose)
      for (const [name, value] of Object.entries({ ...fields, ...own })) form.append(name, value)
      form.append(fieldName, file)
      request.send(form)
    })

export const sendFile: SendFile = sendFileTo('/api/file/upload')

const isStored = (body: unknown, idField: string): body is UploadedFile => {
  if (typeof body !== 'object' || body === null) return false
  const id: unknown = Reflect.get(body, idField)
  return typeof id === 'string' && id !== ''
}
