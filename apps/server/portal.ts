import { join } from 'node:path'
import { authenticate } from '@portal/accounts/server'
import {
  type Config,
  createApp,
  createLog,
  createSigner,
  emptySpool,
  findSecrets,
  jobCtxOf,
  migrate,
  openDatabase,
  openKeys,
  openStorage,
  type Services,
  startEmbeddedPostgres,
  startFailure,
  startJobs,
} from '@portal/platform/server'
import { domains } from './domains.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
const pagesFolder = join(import.meta.dirname, '..', 'web', 'dist')

export type Portal = { services: Services; firstStart: boolean; listen: () => Promise<void>; stop: () => Promise<void> }

const openOwnDatabase = async (config: Config, say: (text: string) => void) => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  return startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), say })
}

/**
 * Opens everything that a portal or one of its commands needs, short of listening. `stop` closes it in order.
 * `replaceSigning`: the signing keys of before were lost, and those of the settings count from now on.
 */
export const openServices = async (
  config: Config,
  say: (text: string) => void,
  { replaceSigning = false }: { replaceSigning?: boolean } = {},
) => {
  const secrets = await findSecrets(config)
  const log = createLog(config.logLevel)
  const postgres = await openOwnDatabase(config, say)
  let closeDatabase: () => Promise<void> = async () => undefined
  try {
    say('正在检查数据库结构…')
    await migrate(postgres.url, migrationsFolder)
    const database = openDatabase(postgres.url, {
      size: config.databasePool,
      onLost: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
    })
    closeDatabase = database.close
    const cipher = await openKeys(database.db, {
      secrets,
      domains,
      replaceSigning,
      onUnreadable: (place) => log.error({ place }, 'a sealed value does not open'),
    })
    const services: Services = {
      config,
      db: database.db,
      cipher,
      signer: createSigner(secrets.signingKeys),
      storage: await openStorage(config),
      log,
      domains,
      authenticate,
      isCrowded: database.isCrowded,
    }
    const stop = async () => {
      await database.close()
      await postgres.stop()
    }
    return { services, secrets, databaseUrl: postgres.url, stop }
  } catch (error) {
    await closeDatabase()
    await postgres.stop()
    throw error
  }
}

/** The portal, ready to listen; the caller holds the data folder. Stopping says so on `/readyz` first, then drains, then closes the database. */
export const openPortal = async (config: Config, say: (text: string) => void): Promise<Portal> => {
  const { services, databaseUrl, stop: stopServices } = await openServices(config, say)
  let stopping = false
  try {
    const ctx = jobCtxOf(services)
    await emptySpool(services.storage)
    for (const domain of domains) await domain.prepare?.(ctx)
    const firstStart = config.mode === 'demonstration' && (await fillDemonstration(services, say))
    const app = await createApp(services, { pagesFolder, isStopping: () => stopping })
    const jobs = await startJobs({ url: databaseUrl, ctx, domains, log: services.log })
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
      stop: async () => {
        stopping = true
        await new Promise((resolve) => setTimeout(resolve, config.drainMs))
        await Promise.all([app.close(), jobs.stop()])
        await stopServices()
      },
    }
  } catch (error) {
    await stopServices()
    throw error
  }
}

const fillDemonstration = async (services: Services, say: (text: string) => void): Promise<boolean> => {
  const { seedDemonstration } = await import('./seed/seed.ts')
  return seedDemonstration(jobCtxOf(services), say)
}
