import type { Readable, Writable } from 'node:stream'
import { platformFailure } from '../http/failures.ts'
import { type Pace, watchPace } from './upload-pace.ts'

/**
 * The limits of a body, file and fields together: it is refused above `bytes` (with the failure `tooLarge`) or when it
 * comes slower than `pace`.
 */
export type Bounds = { bytes: number; tooLarge: () => Error; pace: Pace }

/** Where a body goes: the stream that takes it, the promise of what becomes of it, and how to break off with a reason. */
export type Sink<T> = { stream: Writable; result: Promise<T>; abort: (reason: Error) => void }

/** How much, and how long, a refused caller may still send before the connection is cut. */
const lingering = { bytes: 8 * 1024 * 1024, ms: 2_000 }

/**
 * Goes on reading for a moment after a refusal and throws away what comes; then cuts the connection. Without this the
 * system would reset the connection of a caller who is still sending, and his browser would show a network error instead of
 * the refusal.
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

/** Refuses a body without reading it, by throwing `failure`. */
export const refuseBody = (incoming: Readable, failure: Error): never => {
  letGo(incoming)
  throw failure
}

/**
 * Feeds the body of a request to a sink and answers its result. When the caller leaves, stalls or is refused, the sink is
 * aborted and leaves nothing open. The request itself stays open, since it must still be answered.
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
