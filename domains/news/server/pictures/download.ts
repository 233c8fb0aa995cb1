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
  /** Opens the request; only tests replace it, to speak without TLS. */
  open?: typeof request
}

/** Sends the request. It follows no redirect, since a redirect leads to a further address that somebody else chose. */
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

/**
 * Loads the bytes at an address, or says what prevented it. One time limit holds for everything, and nothing about the caller
 * is sent along.
 */
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
