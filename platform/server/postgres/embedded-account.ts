import { spawnSync } from 'node:child_process'
import { access, constants, readFile } from 'node:fs/promises'

/** Whom a child process runs as; undefined is "as we are". */
export type Account = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. The server itself needs no entry in /etc/passwd, so it gets a number of its own,
 * from a range that neither Debian nor systemd hands out, and no user has to be created on the machine.
 */
const dedicated = { uid: 60_900, gid: 60_900 }

/** Who runs the database: ourselves, or when we are root the owner of an existing cluster, or the dedicated number. */
export const databaseAccount = (owner?: { uid: number; gid: number }): Account => {
  if (process.getuid?.() !== 0) return undefined
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : dedicated
}

/** initdb, unlike the server, looks its user up and fails for a bare number: it borrows `nobody`, or the next best. */
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

/** Environment of the database's processes: nothing of ours leaks in, and theirs does not depend on ours. */
export const bareEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Whether the account can pass into a folder; asked of the system itself, since modes alone do not tell. */
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
