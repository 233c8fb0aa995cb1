import { randomBytes } from 'node:crypto'
import { chown, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Home } from './embedded-home.ts'

/** Who serves: may read and write rows, owns nothing. The role `portal` owns the tables and changes them. */
const role = 'portal_app'
const passwordFile = `${role}.password`

const ours = `local all portal scram-sha-256\nlocal all ${role} scram-sha-256\n`
/** Only whoever may enter the socket's folder gets so far, which is the database's own user. */
const forSuperuser = 'local postgres postgres trust\n'

type Place = { home: Home; clusterPath: string }

/** Whole or not at all, as PostgreSQL's own user may read it. */
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

/** Before the server starts: a cluster without this role, a new one or an earlier release's, lets its superuser in once. */
export const preparePasses = async (place: Place): Promise<void> => {
  const known = await findPassword(place)
  await writeWhole(place, 'pg_hba.conf', known === undefined ? forSuperuser + ours : ours)
}

/** Once the server runs: the password of the role, which is made where there is none. The superuser is shut out again. */
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
