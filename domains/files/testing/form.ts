import { Readable } from 'node:stream'
import type { SampleFile } from './samples.ts'

const boundary = 'portal-form-boundary'

export type Form = {
  /** The part with the file; several for a form that is to be refused. */
  files: readonly SampleFile[]
  fieldName?: string
  before?: Record<string, string>
  after?: Record<string, string>
}

/** `multipart/form-data` as a browser writes it: file names in UTF-8, quotes in them escaped. */
export const formOf = ({ files, fieldName = 'fileData', before = {}, after = {} }: Form) => {
  const fields = (all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  const parts = files.map(({ fileName, bytes }) => {
    const name = fileName.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${fieldName}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  })
  const body = Buffer.concat([...fields(before), ...parts, ...fields(after), Buffer.from(`--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A body of a call whose second half is sent when `meanwhile` is over. */
export const inHalves = (body: Buffer, meanwhile: () => Promise<unknown>): Readable => {
  const parts = async function* () {
    const half = Math.floor(body.length / 2)
    yield body.subarray(0, half)
    await meanwhile()
    yield body.subarray(half)
  }
  return Readable.from(parts())
}
