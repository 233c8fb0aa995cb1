import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Ctx } from '../context.ts'

/**
 * The result of the virus scan of a file. `none`: no scanner is set up; `pending`: the scanner has not answered yet.
 */
export type ScanState = 'none' | 'pending' | 'clean' | 'infected'

/** How long clamd may be silent before it counts as not answering, in ms: while a sender waits, and in a job. */
const patience = { sender: 5_000, job: 20_000 }
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
const askScanner = async (
  scanner: { host: string; port: number },
  bytes: AsyncIterable<Buffer>,
  silentMs: number,
): Promise<string> => {
  const socket = connect(scanner)
  socket.setTimeout(silentMs, () => socket.destroy(new Error('clamd does not answer')))
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

type Scanning = Pick<Ctx, 'config' | 'log'>

/** Opens the bytes to be scanned. It is called only when the scanner listens, so that nothing stays open without it. */
type Source = () => AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>

/** `silent`: the scanner does not answer at all; `undecided`: it answers, but has no verdict on this file. */
type Verdict = Exclude<ScanState, 'pending'> | 'silent' | 'undecided'

/**
 * What the virus scanner says of a file: `none` where no scanner is set up. Throws if the source does, since that says
 * nothing about the scanner.
 */
export const scanBytes = async (
  { config, log }: Scanning,
  open: Source,
  silentMs: number = patience.job,
): Promise<Verdict> => {
  const { scanner } = config
  if (!scanner) return 'none'
  let unreadable = false
  const readable = async function* () {
    try {
      yield* await open()
    } catch (error) {
      unreadable = true
      throw error
    }
  }
  try {
    const answer = await askScanner(scanner, readable(), silentMs)
    if (/ FOUND$/.test(answer)) return 'infected'
    if (/: OK$/.test(answer)) return 'clean'
    log.error({ answer }, 'clamd gave no verdict')
    return 'undecided'
  } catch (error) {
    if (unreadable) throw error
    log.error({ err: error }, 'clamd does not answer')
    return 'silent'
  }
}

/**
 * What the virus scanner says of the upload at `path`: `pending` where it gives no verdict soon. A pending upload is
 * accepted, since that is not the sender's fault, but shown to nobody until it is scanned.
 */
export const scanFile = async (ctx: Scanning, path: string): Promise<ScanState> => {
  const verdict = await scanBytes(ctx, () => createReadStream(path), patience.sender)
  return verdict === 'silent' || verdict === 'undecided' ? 'pending' : verdict
}
