import { call, startWorker } from '@portal/platform/web'
import { useCallback, useMemo, useRef } from 'react'
import { messagesApi } from '../contract/endpoints.ts'
import { type Challenge, proofMinutes } from '../contract/proof.ts'
import type { Solution } from './solve-challenge.ts'
import workerAddress from './solve-proof.worker.ts?worker&url'

/** How long sending waits for the proof of work, in ms, when typing took less time than the work. */
const patienceMs = 8_000
/** How long a proof is used, in ms: two minutes less than it is valid, since the way to the server takes time too. */
const freshMs = (proofMinutes - 2) * 60_000

const solveAside = (challenge: Challenge): Promise<Solution> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(workerAddress)
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => end(() => resolve(data)))
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message || 'the worker failed'))))
    worker.postMessage(challenge)
  })

/**
 * Does the proof of work. The answer is empty where that failed: the message is then sent without a proof and held until a
 * person has looked at it.
 */
const work = async (): Promise<string> => {
  try {
    const challenge = await call(messagesApi.challenge, {})
    return btoa(JSON.stringify({ challenge, solution: await solveAside(challenge) }))
  } catch {
    return ''
  }
}

/** The proof if it is ready within `ms`, else an empty text. */
const ifWithin = async (ms: number, proof: Promise<string>): Promise<string> => {
  let clock: ReturnType<typeof setTimeout> | undefined
  const nothing = new Promise<string>((resolve) => {
    clock = setTimeout(() => resolve(''), ms)
  })
  try {
    return await Promise.race([proof, nothing])
  } finally {
    clearTimeout(clock)
  }
}

/**
 * Makes a visitor's browser do the proof of work in a worker while he types; a signed-in user needs none. `take` answers the
 * same proof for every try to send the same message, since a repetition must have the same body.
 */
export const useProof = (isNeeded: boolean) => {
  const running = useRef<{ at: number; proof: Promise<string> }>(undefined)
  const taken = useRef<{ key: string; proof: string }>(undefined)
  const start = useCallback(() => {
    if (!isNeeded) return
    const isStale = running.current !== undefined && Date.now() - running.current.at > freshMs
    if (running.current === undefined || isStale) running.current = { at: Date.now(), proof: work() }
  }, [isNeeded])
  const take = useCallback(
    async (key: string): Promise<string> => {
      if (!isNeeded) return ''
      if (taken.current?.key !== key) {
        start()
        const proof = running.current ? await ifWithin(patienceMs, running.current.proof) : ''
        taken.current = { key, proof }
        running.current = undefined
      }
      return taken.current.proof
    },
    [isNeeded, start],
  )
  return useMemo(() => ({ start, take }), [start, take])
}
