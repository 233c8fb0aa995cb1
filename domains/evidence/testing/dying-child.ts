import { randomBytes, randomUUID } from 'node:crypto'
import {
  createCipher,
  createLog,
  createSigner,
  openDatabase,
  openStorage,
  readConfig,
  spool,
} from '@portal/platform/server'
import { basicSample, submitForm } from '../contract/index.ts'
import type { Deed } from '../server/deed.ts'
import { receiveOriginal } from '../server/receive-original.ts'
import { submitEvidence } from '../server/submit-evidence.ts'

/**
 * One submission in a process of its own, which kills itself (SIGKILL) before the `dieAt`th thing that it does: whatever the
 * code asks of clock, chance, cipher and store counts as one, and between any two statements to the database stands at least
 * one. Prints how many there were when it came through.
 */
export type Order = {
  databaseUrl: string
  dataFolder: string
  userId: string
  dieAt: number
  /** A file to receive, or a record to seal. */
  work: { receive: string } | { seal: string }
}

let done = 0
const counted = <T extends object>(part: T, dieAt: number): T =>
  new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...input: unknown[]): unknown => {
        done += 1
        if (done === dieAt) process.kill(process.pid, 'SIGKILL')
        return Reflect.apply(value, target, input)
      }
    },
  })

const run = async ({ databaseUrl, dataFolder, userId, dieAt, work }: Order): Promise<void> => {
  const config = readConfig({ DATA_DIR: dataFolder })
  const { db, close } = openDatabase(databaseUrl, { size: 2 })
  const calls = counted(
    { now: () => new Date(), newId: () => randomUUID(), chance: randomBytes as Deed['chance'] },
    dieAt,
  )
  const ctx: Deed = {
    db,
    now: () => calls.now(),
    newId: () => calls.newId(),
    chance: (bytes) => calls.chance(bytes),
    cipher: counted(createCipher([{ id: 'k1', key: Buffer.alloc(32, 1) }]), dieAt),
    signer: counted(createSigner([Buffer.alloc(32, 2)]), dieAt),
    storage: counted(await openStorage(config), dieAt),
    config,
    log: createLog('silent'),
    actor: { userId },
  }
  if ('receive' in work) {
    const bytes = Buffer.from(work.receive, 'base64')
    const source = async function* () {
      yield bytes
    }
    const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
    await receiveOriginal(ctx, { ...spooled, fileName: '合同.jpg' }, { slot: 'zzfHt' })
  } else {
    const body = submitForm.parse({ ...basicSample, id: work.seal, state: 1 })
    await db.transaction((tx) => submitEvidence({ ...ctx, db: tx }, { body }))
  }
  await close()
  process.stdout.write(String(done))
}

await run(JSON.parse(process.argv[2] ?? '{}') as Order)
