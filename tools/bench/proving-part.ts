import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createCipher,
  createLog,
  createSigner,
  findSecrets,
  jobCtxOf,
  migrate,
  openDatabase,
  openStorage,
  readConfig,
  startEmbeddedPostgres,
  startJobs,
} from '@portal/platform/server'
import { appendStatement, ownLogs, proofOf, proofsServer } from '@portal/proofs/server'
import { startProofServices } from '../proof-services.ts'
import type { Stand } from './stand.ts'

const rounds = 20
const migrations = join(import.meta.dirname, '..', '..', 'apps', 'server', 'migrations')

/**
 * Opens the part of the portal that obtains proofs, in this process, on a database of its own, with real services beside it.
 */
const openProving = async (folder: string) => {
  const logs = await ownLogs({ config: readConfig({ DATA_DIR: folder, EVIDENCE_LOG_ORIGIN: 'bench.test/ev1' }) })
  const services = await startProofServices({ folder: join(folder, 'services'), logs })
  const { tsa, witnesses, anchor } = services.settings
  const config = readConfig({
    DATA_DIR: folder,
    EVIDENCE_LOG_ORIGIN: 'bench.test/ev1',
    EVIDENCE_TSA: tsa && JSON.stringify(tsa),
    EVIDENCE_WITNESSES: JSON.stringify(witnesses),
    EVIDENCE_ANCHOR: JSON.stringify(anchor),
  })
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  await migrate(postgres.url, migrations)
  const database = openDatabase(postgres.url, { size: 20 })
  const secrets = await findSecrets(config)
  const domains = [proofsServer]
  const log = createLog('error')
  const ctx = jobCtxOf({
    config,
    db: database.db,
    cipher: createCipher(secrets.dataKeys),
    signer: createSigner(secrets.signingKeys),
    storage: await openStorage(config),
    log,
    domains,
    authenticate: async () => null,
  })
  await proofsServer.prepare?.(ctx)
  const jobs = await startJobs({ url: postgres.url, ctx, domains, log })
  const stop = async () => {
    await jobs.stop()
    await database.close()
    await postgres.stop()
    await services.stop()
  }
  return { ctx, stop, stamped: tsa !== undefined }
}

/** The time in ms from the commit of a sealed statement until every configured proof of it is there. */
const proveOne = async ({ ctx }: Awaited<ReturnType<typeof openProving>>, round: number): Promise<number> => {
  const bytes = new TextEncoder().encode(`statement ${round}`)
  const { sha256 } = await appendStatement(ctx, { bytes, purpose: 'seal' })
  const from = performance.now()
  while (!(await proofOf(ctx, [sha256])).get(sha256)?.settled) await sleep(20)
  return performance.now() - from
}

/** Measures how long a sealed statement waits until it is logged, stamped by two authorities, witnessed and anchored. */
export const measureProving = async ({ folder }: Pick<Stand, 'folder'>): Promise<string[]> => {
  const proving = await openProving(join(folder, 'proving'))
  try {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await proveOne(proving, round))
    times.sort((one, other) => one - other)
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
    const what = `logged, ${proving.stamped ? 'stamped twice, ' : ''}witnessed and anchored on one machine`
    return [`proving   ${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms after the seal, ${rounds} in turn (aim 2,000)`]
  } finally {
    await proving.stop()
  }
}
