import fs, { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'

/** A step, by its number, or as the first whose SQL statement, request or path contains this text. */
export type Moment = number | string

export type Death = {
  /** How many steps were taken. */
  steps: () => number
  /** Runs a query of the test itself, which does not count as a step. */
  aside: <Result>(look: () => Promise<Result>) => Promise<Result>
}

/** The functions that change files; those that only read need not be steps, since they leave nothing behind. */
const fileWorks = ['rename', 'rm', 'unlink', 'chmod', 'mkdir', 'open'] as const
const handleWorks = ['writeFile', 'appendFile', 'sync'] as const

const textOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  return part instanceof Uint8Array ? Buffer.from(part).toString('latin1') : ''
}

/**
 * Ends this process by SIGKILL right before a step. A step is whatever leaves the process: a statement to the database, a
 * request, a file that is made, written, synced, moved or removed. Between two steps nothing can be seen from outside, so
 * that whoever dies before each of them has died at every moment that differs.
 */
export const dieAt = async (moment: Moment): Promise<Death> => {
  let steps = 0
  let isAside = false
  const meet = (isStep: boolean, parts: readonly unknown[]): void => {
    if (isAside) return
    if (isStep) steps += 1
    const isDue =
      typeof moment === 'number' ? isStep && steps === moment : parts.some((p) => textOf(p).includes(moment))
    if (isDue) process.kill(process.pid, 'SIGKILL')
  }
  const wrap = (target: object, name: string, isStep: (self: unknown) => boolean = () => true): void => {
    const work: unknown = Reflect.get(target, name)
    if (typeof work !== 'function') throw new Error(`no ${name} to die before`)
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value(...input: unknown[]): unknown {
        meet(isStep(this), input)
        return Reflect.apply(work, this, input)
      },
    })
  }
  const isLoose = (self: unknown): boolean => self instanceof Socket && self.writableCorked === 0
  const isLast = (self: unknown): boolean => self instanceof Socket && self.writableCorked === 1
  // Bytes that are written to a corked socket leave only when it is uncorked, so that the uncorking is the step.
  wrap(Socket.prototype, 'write', isLoose)
  wrap(Socket.prototype, 'uncork', isLast)
  const probe = await open(tmpdir(), 'r')
  for (const name of handleWorks) wrap(Object.getPrototypeOf(probe) as object, name)
  await probe.close()
  for (const name of fileWorks) wrap(fs, name)
  syncBuiltinESMExports()
  return {
    steps: () => steps,
    aside: async (look) => {
      isAside = true
      try {
        return await look()
      } finally {
        isAside = false
      }
    },
  }
}
