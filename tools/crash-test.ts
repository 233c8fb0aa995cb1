import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeDataFolder } from '@portal/platform/server'
import { listNumbers, logInAs, submit } from './crash-test/customer.ts'
import { judgeCrash, judgeRetries, type Ledger, unansweredKeys } from './crash-test/ledger.ts'
import { crashOrders } from './crash-test/orders.ts'
import { type PortalProcess, startPortalOn } from './crash-test/portal-process.ts'
import { crashTrademarks } from './crash-test/trademarks.ts'

const writers = 8

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** mulberry32, a random generator: the same seed gives the same moments of death. */
const chance = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Lets the writers submit without pause and kills the portal under them. */
const submitAndKill = async (portal: PortalProcess, token: string, ledger: Ledger, round: string, afterMs: number) => {
  let killed = false
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; !killed; count += 1) {
      const key = `${round}-${writer}-${count}`
      ledger.set(key, undefined)
      ledger.set(key, await submit(portal.url, token, key))
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  await sleep(afterMs)
  killed = true
  await portal.kill()
  await writing
}

/** Sends everything that got no answer twice more, and demands that both answers have the same number. */
const retry = async (portal: PortalProcess, token: string, ledger: Ledger): Promise<string[]> => {
  const faults: string[] = []
  for (const key of unansweredKeys(ledger)) {
    const [first, second] = [await submit(portal.url, token, key), await submit(portal.url, token, key)]
    ledger.set(key, first)
    if (first !== second) faults.push(`the key ${key} has two numbers: ${first} and ${second}`)
  }
  return faults
}

const describeReady = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const [min, median, max] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return [min, median, max].map((ms) => ((ms ?? 0) / 1000).toFixed(2)).join(' / ')
}

/**
 * `npm run crash-test -- [rounds] [seed]`: kills the portal in mid-submission, starts it again on the same data folder, and
 * compares the numbers that it acknowledged with those that it has stored.
 */
const crashTest = async (rounds: number, seed: number): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-crash-'))
  await chmod(folder, 0o711)
  say(`${rounds} rounds, ${writers} writers, seed ${seed}, ${folder}`)
  const random = chance(seed)
  const ledger: Ledger = new Map()
  const readyTimes: number[] = []
  let portal = await startPortalOn(folder)
  try {
    const token = await logInAs(portal.url, 'demo')
    const before = new Set(await listNumbers(portal.url, token))
    for (let round = 1; round <= rounds; round += 1) {
      const afterMs = 100 + random() * 1900
      await submitAndKill(portal, token, ledger, `crash-${seed}-${round}`, afterMs)
      portal = await startPortalOn(folder)
      readyTimes.push(portal.readyMs)
      const { acknowledged, unanswered, unseen, faults } = judgeCrash(
        ledger,
        before,
        await listNumbers(portal.url, token),
      )
      faults.push(...(await retry(portal, token, ledger)))
      faults.push(...judgeRetries(ledger, before, await listNumbers(portal.url, token)))
      const facts = [
        `killed after ${(afterMs / 1000).toFixed(2)} s`,
        `${acknowledged} acknowledged so far`,
        `${unanswered} under way (${unseen} of them stored)`,
        `ready after ${(portal.readyMs / 1000).toFixed(2)} s`,
      ]
      say(`round ${String(round).padStart(2)}: ${facts.join(', ')}`)
      if (faults.length === 0) continue
      say(`FAULT: ${faults.join('; ')}\nkept for inspection: ${folder}`)
      return false
    }
  } finally {
    await portal.stop()
  }
  await removeDataFolder(join(folder, 'data'))
  await rm(folder, { recursive: true })
  say(`ready again, min / median / max: ${describeReady(readyTimes)} s`)
  say(`${rounds} crashes, ${ledger.size} submissions: 0 acknowledged lost, 0 duplicated`)
  return true
}

/**
 * `npm run crash-test -- proofs`: kills a process before every single step of receiving, sealing, proving and packing
 * evidence, each time another process, and checks that the next process finishes the work rightly.
 */
const crashProofs = async (): Promise<boolean> => {
  const vitest = join(import.meta.dirname, '..', 'node_modules', '.bin', 'vitest')
  const tests = ['domains/evidence/server/crash.test.ts', 'tools/crash-test']
  const child = spawn(vitest, ['run', '--no-file-parallelism', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, CRASH_TEST: 'all' },
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

const [first = '50', second, third = ''] = process.argv.slice(2)
const run = (): Promise<boolean> => {
  if (first === 'proofs') return crashProofs()
  if (first === 'orders') return crashOrders(say, Number(second ?? Number.POSITIVE_INFINITY), third)
  if (first === 'trademarks') return crashTrademarks(say, Number(second ?? Number.POSITIVE_INFINITY))
  return crashTest(Number(first), Number(second ?? randomInt(2 ** 31)))
}
process.exitCode = (await run()) ? 0 : 1
