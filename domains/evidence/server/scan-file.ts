import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Config, Log } from '@portal/platform/server'
import { evidenceSettings } from './evidence.settings.ts'
import type { ScanState } from './evidence.table.ts'

/** How long clamd may take for a file of 2 MB, in ms; after that it counts as not answering. */
const answerMs = 20_000
const longestAnswer = 4_096

const sizeOf = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())))

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const part of socket) {
    answer += String(part)
    if (answer.length > longestAnswer || answer.includes('\0')) break
  }
  return answer.replaceAll('\0', '').trim()
}

/** Sends bytes by the INSTREAM command of clamd: each chunk after its length, an empty chunk last; clamd answers one line. */
const askScanner = async (scanner: { host: string; port: number }, bytes: AsyncIterable<Buffer>): Promise<string> => {
  const socket = connect(scanner)
  socket.setTimeout(answerMs, () => socket.destroy(new Error('clamd does not answer')))
  try {
    const answer = readAnswer(socket)
    const send = async () => {
      await write(socket, Buffer.from('zINSTREAM\0'))
      for await (const chunk of bytes) await write(socket, Buffer.concat([sizeOf(chunk), chunk]))
      await write(socket, Buffer.alloc(4))
    }
    const [text] = await Promise.all([answer, send()])
    return text
  } finally {
    socket.destroy()
  }
}

/**
 * What the virus scanner says of a file: `none` where no scanner is set up, `pending` if it does not answer. The upload is
 * accepted then, since that is not the sender's fault, but a file that is pending can be neither sealed nor shown.
 */
export const scanBytes = async (
  { config, log }: { config: Config; log: Log },
  bytes: AsyncIterable<Buffer>,
): Promise<ScanState> => {
  const { scanner } = evidenceSettings(config)
  if (!scanner) return 'none'
  try {
    const answer = await askScanner(scanner, bytes)
    if (/ FOUND$/.test(answer)) return 'infected'
    if (/: OK$/.test(answer)) return 'clean'
    log.error({ answer }, 'clamd gave no verdict')
  } catch (error) {
    log.error({ err: error }, 'clamd does not answer')
  }
  return 'pending'
}

export const scanFile = (ctx: { config: Config; log: Log }, path: string): Promise<ScanState> =>
  scanBytes(ctx, createReadStream(path))
