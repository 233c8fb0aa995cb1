import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { lookupPublic } from './dial.ts'

export const mostBytes = 10 * 1024 * 1024
const withinMs = 15_000

export type Download = { is: 'bytes'; bytes: Buffer } | { is: 'too large' } | { is: 'nothing' }

export type DownloadOptions = {
  lookup?: LookupFunction
  withinMs?: number
  /** Only tests speak without TLS. */
  open?: typeof request
}

/** Redirects are not followed: each would be a further address that somebody else chose. */
const openAnswer = (
  url: URL,
  signal: AbortSignal,
  { lookup, open = request }: DownloadOptions,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = open(url, {
      signal,
      lookup: lookup ?? lookupPublic(),
      agent: false,
      headers: { accept: 'image/*' },
    })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.end()
  })

/** The bytes at an address, or what was in the way. One time limit for all of it; nothing of the caller is sent along. */
export const download = async (url: URL, options: DownloadOptions = {}): Promise<Download> => {
  const signal = AbortSignal.timeout(options.withinMs ?? withinMs)
  try {
    const answer = await openAnswer(url, signal, options)
    const parts: Buffer[] = []
    let size = 0
    try {
      if (answer.statusCode !== 200) return { is: 'nothing' }
      for await (const part of answer) {
        size += (part as Buffer).length
        if (size > mostBytes) return { is: 'too large' }
        parts.push(part as Buffer)
      }
    } finally {
      answer.destroy()
    }
    return { is: 'bytes', bytes: Buffer.concat(parts) }
  } catch (error) {
    if (error instanceof Error) return { is: 'nothing' }
    throw error
  }
}
