import { spawnSync } from 'node:child_process'
import { access, constants, readFile } from 'node:fs/promises'

/** The user that a child process runs as; undefined means the user of this process. */
export type Account = { uid: number; gid: number } | undefined

/**
 * The user that runs the database when root runs the portal, since PostgreSQL refuses to run as root. The server needs no
 * entry in /etc/passwd, so it gets a number of its own, from a range that neither Debian nor systemd hands out, and no user
 * has to be created on the machine.
 */
const dedicated = { uid: 60_900, gid: 60_900 }

/**
 * The user that runs the database: that of this process, or, when this process is root, the owner of an existing cluster or
 * else the dedicated number.
 */
export const databaseAccount = (owner?: { uid: number; gid: number }): Account => {
  if (process.getuid?.() !== 0) return undefined
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : dedicated
}

/**
 * The user that runs initdb. Unlike the server, initdb looks its user up and fails for a bare number, so it runs as
 * `nobody`, or as the next best user.
 */
export const initdbAccount = async (): Promise<Account> => {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => {
    const [name, , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
  const named = (name: string) => users.find((user) => user.name === name && user.uid > 0)
  const found = named('nobody') ?? named('daemon') ?? users.find((user) => user.uid > 0)
  return found ? { uid: found.uid, gid: found.gid } : dedicated
}

/**
 * The environment of the database's processes: nothing of the portal's environment gets into them, and they do not depend
 * on it.
 */
export const bareEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Whether the account can enter a folder. The system itself is asked, since the modes of the folders do not tell
 * everything.
 */
export const canEnter = async (folder: string, account: Account): Promise<boolean> => {
  if (account) {
    const options = { ...account, cwd: '/', env: bareEnvironment }
    return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], options).status === 0
  }
  return access(folder, constants.X_OK).then(
    () => true,
    () => false,
  )
}
