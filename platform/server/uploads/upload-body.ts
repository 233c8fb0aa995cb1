import type { Readable, Writable } from 'node:stream'
import { platformFailure } from '../http/failures.ts'
import { type Pace, watchPace } from './upload-pace.ts'

/** When a body is given up: too much of it, file or not (`tooLarge` says so), or too slow. */
export type Bounds = { bytes: number; tooLarge: () => Error; pace: Pace }

/** Where a body goes: the stream that takes it, what becomes of it, and how to give up with a reason. */
export type Sink<T> = { stream: Writable; result: Promise<T>; abort: (reason: Error) => void }

/** What a refused caller may still send before the line is cut. */
const lingering = { bytes: 8 * 1024 * 1024, ms: 2_000 }

/**
 * A refusal only reaches a caller who is still sending when we go on reading for a moment (otherwise the system resets
 * the connection and the browser shows a network error). What comes is thrown away; then the line is cut.
 */
const letGo = (incoming: Readable): void => {
  if (incoming.readableEnded || incoming.destroyed) return
  let bytes = 0
  const cut = () => incoming.destroy()
  const timer = setTimeout(cut, lingering.ms).unref()
  incoming.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > lingering.bytes) cut()
  })
  incoming.resume()
}

/** Refuses without reading. */
export const refuseBody = (incoming: Readable, failure: Error): never => {
  letGo(incoming)
  throw failure
}

/**
 * Feeds a request's body to a sink until its result is there. A caller who leaves, stalls or is refused ends it, and
 * then nothing of the sink is left open. The request itself lives on, since it must still be answered.
 */
export const feed = async <T>(incoming: Readable, sink: Sink<T>, { bytes, tooLarge, pace }: Bounds): Promise<T> => {
  let received = 0
  const count = (chunk: Buffer) => {
    received += chunk.length
    if (received > bytes) sink.abort(tooLarge())
  }
  const onError = () => sink.abort(platformFailure('request.invalid', { msg: '上传已中断' }))
  const onClose = () => {
    if (!incoming.readableEnded) onError()
  }
  incoming.on('error', onError)
  incoming.on('close', onClose)
  incoming.pipe(sink.stream)
  incoming.on('data', count)
  const stopWatching = watchPace(incoming, pace, () => sink.abort(platformFailure('request.too_slow')))
  try {
    return await sink.result
  } catch (error) {
    incoming.unpipe(sink.stream)
    letGo(incoming)
    throw error
  } finally {
    stopWatching()
    incoming.off('close', onClose)
    incoming.off('data', count)
  }
}
