import { join } from 'node:path'
import { authenticate } from '@portal/accounts/server'
import {
  type Config,
  createApp,
  createLog,
  createSigner,
  diskRoom,
  emptySpool,
  ensureNoDemonstration,
  findSecrets,
  grantUse,
  installQueue,
  jobCtxOf,
  migrate,
  openDatabase,
  openKeys,
  openStorage,
  type Place,
  type Services,
  startDatabaseClock,
  startEmbeddedPostgres,
  startFailure,
  startJobs,
  startOutageLog,
} from '@portal/platform/server'
import { seedDemonstration } from './demonstration.ts'
import { domains } from './domains.ts'
import { createStartSteps, type StartSteps } from './start-steps.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
const pagesFolder = join(import.meta.dirname, '..', 'web', 'dist')

export type Portal = {
  services: Services
  firstStart: boolean
  /** Begins to accept requests. */
  listen: () => Promise<void>
  /** Begins the work in the background: jobs, listeners and tickers. The first request need not wait for it. */
  work: () => Promise<void>
  stop: () => Promise<void>
}

const openOwnDatabase = async (config: Config, say: (text: string) => void) => {
  const { databaseUrl, migrateDatabaseUrl } = config
  if (databaseUrl) return { url: databaseUrl, ownerUrl: migrateDatabaseUrl ?? databaseUrl, stop: async () => undefined }
  const {
    url: ownerUrl,
    appUrl: url,
    stop,
  } = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), say })
  return { url, ownerUrl, stop }
}

/** Creates the tables of this release. Where there are two database roles, one owns the tables and the other uses them. */
const prepareDatabase = async ({ url, ownerUrl }: { url: string; ownerUrl: string }): Promise<void> => {
  await migrate(ownerUrl, migrationsFolder)
  if (url === ownerUrl) return
  await installQueue(ownerUrl)
  await grantUse(ownerUrl, url)
}

type Opening = { replaceSigning?: boolean; steps?: Pick<StartSteps, 'step'> }

/**
 * Opens everything that a portal or one of its commands needs, short of listening. `stop` closes it in order.
 * `replaceSigning`: the earlier signing keys were lost, and those of the settings count from now on.
 */
export const openServices = async (
  config: Config,
  say: (text: string) => void,
  { replaceSigning = false, steps: { step } = createStartSteps() }: Opening = {},
) => {
  const secrets = await findSecrets(config)
  const log = createLog(config.logLevel)
  const postgres = await step('数据库', () => openOwnDatabase(config, say))
  let closeDatabase: () => Promise<void> = async () => undefined
  try {
    say('正在检查数据库结构…')
    await step('数据库结构', () => prepareDatabase(postgres))
    const database = openDatabase(postgres.url, {
      size: config.databasePool,
      onLost: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
    })
    closeDatabase = database.close
    await ensureNoDemonstration(database.db, config)
    const onUnreadable = (place: Place) => log.error({ place }, 'a sealed value does not open')
    const cipher = await step('密钥', () => openKeys(database.db, { secrets, domains, replaceSigning, onUnreadable }))
    const clock = await startDatabaseClock(database.db, log)
    const services: Services = {
      config,
      now: clock.now,
      db: database.db,
      cipher,
      signer: createSigner(secrets.signingKeys),
      storage: await step('文件', () => openStorage(config)),
      log,
      domains,
      authenticate,
      isCrowded: database.isCrowded,
      hasRoom: diskRoom(config.dataFolder, config.leastFreeBytes),
    }
    const stop = async () => {
      clock.stop()
      await database.close()
      await postgres.stop()
    }
    return { services, secrets, databaseUrl: postgres.url, ownerUrl: postgres.ownerUrl, stop }
  } catch (error) {
    await closeDatabase()
    await postgres.stop()
    throw error
  }
}

/** The portal, ready to listen; the caller holds the data folder. Stopping says so on `/readyz` first, then drains, then closes the database. */
export const openPortal = async (config: Config, say: (text: string) => void, steps: StartSteps): Promise<Portal> => {
  const { step } = steps
  const { services, databaseUrl, stop: stopServices } = await openServices(config, say, { steps })
  let stopping = false
  try {
    const ctx = jobCtxOf(services)
    await step('暂存文件', () => emptySpool(services.storage))
    await step('各部分的检查', async () => {
      for (const domain of domains) await domain.prepare?.(ctx)
    })
    const firstStart =
      config.mode === 'demonstration' && (await step('演示数据', () => seedDemonstration(ctx, domains, say)))
    const app = await step('网页与接口', () => createApp(services, { pagesFolder, isStopping: () => stopping }))
    let jobs: ReturnType<typeof startJobs> | undefined
    let outages: ReturnType<typeof startOutageLog> | undefined
    // Where the jobs failed to start, whoever started them has been told of it already.
    const stopJobs = async () => {
      await (await jobs?.catch(() => undefined))?.stop()
      await (await outages?.catch(() => undefined))?.stop()
    }
    return {
      services,
      firstStart,
      listen: async () => {
        await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'EADDRINUSE')
            throw startFailure('port_taken', `端口 ${config.port} 已被占用，请用 PORT 另选一个`)
          throw error
        })
      },
      work: async () => {
        if (stopping) return
        jobs = startJobs({ url: databaseUrl, ctx, domains, log: services.log })
        outages = startOutageLog(ctx)
        await step('后台任务', () => Promise.all([jobs, outages]))
      },
      stop: async () => {
        stopping = true
        await new Promise((resolve) => setTimeout(resolve, config.drainMs))
        await Promise.all([app.close(), stopJobs()])
        await stopServices()
      },
    }
  } catch (error) {
    await stopServices()
    throw error
  }
}
