import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { VerifierKey } from '@portal/proofs/proof'
import type { Hold } from './hold-folder.ts'
import { type Judgement, judgeCheckpoint } from './judge-checkpoint.ts'
import type { SeenStore } from './seen-store.ts'
import type { WitnessKey } from './witness-key.ts'

type Answer = { status: number; type?: string; body: string }

/** The longest request body: far more than a checkpoint with 64 signatures and 63 hashes takes. */
const mostBytes = 64 * 1024
const slowestMs = 10_000

const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Handles requests one after the other, so that the second of two for one log is judged by what the first one stored. */
const createLine = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

/**
 * The witness over HTTP: `POST /add-checkpoint`. It stores what it cosigns before it answers, so that it never signs two
 * histories, even if it is killed at any moment.
 */
export const createWitness = (input: {
  witness: WitnessKey
  logs: readonly VerifierKey[]
  store: SeenStore
  hold: Pick<Hold, 'isHeld'>
  now: () => Date
  say: (line: string) => void
}): Server => {
  const { witness, logs, store, hold, now, say } = input
  const inLine = createLine()

  const answerOf = (judged: Judgement): Promise<Answer> | Answer => {
    switch (judged.status) {
      case 200:
        return accept(judged)
      case 409:
        return { status: 409, type: 'text/x.tlog.size', body: `${judged.size}\n` }
      case 400:
      case 403:
      case 404:
      case 422:
        return { status: judged.status, body: `${judged.why}\n` }
    }
  }
  const accept = async ({ checkpoint, note, written }: Judgement & { status: 200 }): Promise<Answer> => {
    await store.write(checkpoint.origin, written)
    return { status: 200, body: witness.cosign(note.text, Math.floor(now().getTime() / 1000)) }
  }
  const respond = async (request: IncomingMessage): Promise<Answer> => {
    if (request.url !== '/add-checkpoint') return { status: 404, body: 'POST /add-checkpoint\n' }
    if (request.method !== 'POST') return { status: 405, body: 'POST /add-checkpoint\n' }
    const body = await readBody(request)
    if (body === undefined) return { status: 413, body: 'too large\n' }
    return inLine(async () => {
      if (!(await hold.isHeld())) throw new Error('the folder belongs to another process now')
      const judged = await judgeCheckpoint(body, logs, store.read)
      // The log signed what the witness refuses here: it may be the proof that the log has two histories.
      if (judged.status === 422) say(`refused a history: ${JSON.stringify(body)}`)
      return answerOf(judged)
    })
  }
  return createServer({ requestTimeout: slowestMs, headersTimeout: slowestMs }, async (request, response) => {
    const { status, type, body } = await respond(request).catch((error: unknown): Answer => {
      say(`failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return { status: 500, body: 'failed\n' }
    })
    response.writeHead(status, { 'content-type': type ?? 'text/plain; charset=utf-8' }).end(body)
  })
}
