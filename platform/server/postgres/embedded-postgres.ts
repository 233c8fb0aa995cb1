import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './embedded-binaries.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { findHome, type Home, makeSocketFolder, removeSocketFolder } from './embedded-home.ts'
import { endOrphan } from './embedded-orphan.ts'
import { ensureAppRole, preparePasses } from './embedded-role.ts'
import { type Launch, type Server, startServer } from './embedded-server.ts'
import { makeTemporaryHome, removeTemporaryHome } from './embedded-temporary.ts'

export type EmbeddedPostgres = {
  /** The PostgreSQL address for the role `portal`, which owns the tables; the database is `portal` too. */
  url: string
  /** The address for the role that serves: it owns nothing and may use what it was granted. */
  appUrl: string
  /** Ends connections, writes everything and waits until the server is gone. Calling it twice is fine. */
  stop: () => Promise<void>
}

type Say = (text: string) => void

type Options =
  | { folder: string; temporary?: false; say?: Say }
  /** A throw-away cluster for tests: without fsync, removed on stop, or at the next such start if this process dies. */
  | { temporary: true; say?: Say }

const secondsBetweenRestarts = 1

/** Starts the server again whenever it dies without having been asked to (out of memory, killed by hand). */
const keepRunning = (launch: Launch, first: Server): { stop: () => Promise<void> } => {
  let server: Server | undefined = first
  let stopping = false
  const watch = async () => {
    while (!stopping) {
      await server?.exited
      if (stopping) return
      launch.say('数据库意外停止，正在重新启动 …')
      await sleep(secondsBetweenRestarts * 1000)
      try {
        await endOrphan(launch.clusterPath, launch.say)
        if (stopping) return
        server = await startServer(launch)
      } catch (error) {
        server = undefined
        launch.say(error instanceof Error ? error.message : String(error))
      }
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping = true
      await server?.stop()
      await watching
      await server?.stop()
    },
  }
}

const run = async (home: Home, temporary: boolean, say: Say): Promise<EmbeddedPostgres> => {
  const binaries = await findBinaries(home.account, say)
  const cluster = await ensureCluster({ home, binaries, temporary, say })
  await endOrphan(cluster.path, say)
  const socketFolder = await makeSocketFolder(home)
  const launch = { home, binaries, clusterPath: cluster.path, socketFolder, temporary, say }
  const place = { home, clusterPath: cluster.path }
  await preparePasses(place)
  const kept = keepRunning(launch, await startServer(launch))
  const stop = async () => {
    await kept.stop()
    await removeSocketFolder(socketFolder)
  }
  const urlOf = (role: string, password: string) =>
    `postgresql://${role}:${password}@${encodeURIComponent(socketFolder)}/portal`
  try {
    const app = await ensureAppRole(place, socketFolder)
    return { url: urlOf('portal', cluster.password), appUrl: urlOf(app.role, app.password), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Starts the PostgreSQL 18 that comes from the npm registry, in `folder` (`<data folder>/postgres`), which is created when
 * missing; call it only while holding the data folder. PostgreSQL listens on a socket that only its user can reach, and
 * runs as an unprivileged user when the portal runs as root. A PostgreSQL that a killed portal left running there is
 * stopped first. A failure leaves the data undamaged.
 * @throws StartFailure `disk_full`, `permission`, `schema_newer`, `data_folder_in_use`, `database`
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const say = options.say ?? (() => undefined)
  if (!options.temporary) return run(await findHome(options.folder, say), false, say)
  const home = await makeTemporaryHome()
  const started = await run(home, true, say)
  return {
    url: started.url,
    appUrl: started.appUrl,
    async stop() {
      await started.stop()
      await removeTemporaryHome(home)
    },
  }
}
