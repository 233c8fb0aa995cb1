import { randomBytes } from 'node:crypto'
import { chown, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Home } from './embedded-home.ts'

/**
 * The role with which the portal serves: it may read and write rows and owns nothing. The role `portal` owns the tables and
 * changes their shape.
 */
const role = 'portal_app'
const passwordFile = `${role}.password`

const ours = `local all portal scram-sha-256\nlocal all ${role} scram-sha-256\n`
/**
 * Lets the superuser in without a password; only the database's own user can enter the folder of the socket and so get this
 * far.
 */
const forSuperuser = 'local postgres postgres trust\n'

type Place = { home: Home; clusterPath: string }

/** Writes a file of the cluster whole or not at all (by a rename), readable by the database's user alone. */
const writeWhole = async ({ home, clusterPath }: Place, name: string, text: string): Promise<void> => {
  const path = join(clusterPath, `${name}.new`)
  const file = await open(path, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  if (home.account) await chown(path, home.account.uid, home.account.gid)
  await rename(path, join(clusterPath, name))
}

const findPassword = ({ clusterPath }: Place): Promise<string | undefined> =>
  readFile(join(clusterPath, passwordFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/**
 * Call before the server starts. Where the cluster lacks the role (it is new, or from an earlier release), the superuser
 * may log in until `ensureAppRole` has made the role.
 */
export const preparePasses = async (place: Place): Promise<void> => {
  const known = await findPassword(place)
  await writeWhole(place, 'pg_hba.conf', known === undefined ? forSuperuser + ours : ours)
}

/**
 * Call once the server runs. Answers the role and its password; makes the role where there is none, and then shuts the
 * superuser out again.
 */
export const ensureAppRole = async (
  place: Place,
  socketFolder: string,
): Promise<{ role: string; password: string }> => {
  const known = await findPassword(place)
  if (known !== undefined) return { role, password: known }
  const password = randomBytes(24).toString('hex')
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} login`)
    await client.query(`alter role ${role} password '${password}'`)
    await writeWhole(place, passwordFile, password)
    await writeWhole(place, 'pg_hba.conf', ours)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
  return { role, password }
}
