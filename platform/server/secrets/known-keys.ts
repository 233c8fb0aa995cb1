import { createHmac } from 'node:crypto'
import { desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { ServerDomain } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { portalKeys } from '../postgres/platform.table.ts'
import { startFailure } from '../start-failure.ts'
import { type Cipher, createCipher, type DataKeys, fingerprintKeyOf, type Place } from './cipher.ts'
import { readSealed, sealedColumns } from './sealed-columns.ts'
import type { Secrets } from './secrets.ts'

/** The number of an advisory lock: of the processes that start at once, one at a time checks the keys. */
const advisoryLock = 7_032_027
/** How many values of each column are tried: one of them may be damaged, but not all. */
const samples = 20

const checkOf = (key: Buffer): string => createHmac('sha256', key).update('check').digest('hex')
export const dataKeyName = (id: string): string => `data ${id}`
const signingKeyName = (check: string): string => `signing ${check.slice(0, 16)}`
const fingerprint = { name: 'fingerprint', place: { table: 'portal_key', column: 'secret_sealed', row: 'fingerprint' } }

const unchanged = '数据没有改动。'
const otherKey = (id: string) =>
  startFailure(
    'config',
    `密钥 ${id} 不是加密现有数据的那一个。请在 DATA_KEYS（演示模式为数据目录中的 secrets.json）中改回原来的密钥。${unchanged}`,
  )
const missingKey = (id: string) =>
  startFailure(
    'config',
    `缺少密钥 ${id}：数据库中有用它加密的数据。请在 DATA_KEYS 中补上；要停用它，先运行 npm run keys -- reseal。${unchanged}`,
  )
const otherSigning = () =>
  startFailure(
    'config',
    'SIGNING_KEYS 中没有这个数据库正在使用的签名密钥。各进程须使用同样的密钥；更换时新的在前、旧的在后。' +
      `原密钥已经遗失时，运行 npm run keys -- replace-signing。${unchanged}`,
  )

/**
 * Tries the data keys on stored values, for a database without check values (it may be of an older release). One value that
 * opens shows that its key fits.
 * @throws StartFailure `config`
 */
const ensureOpens = async (db: Db, cipher: Cipher, dataKeys: DataKeys, domains: readonly ServerDomain[]) => {
  const opened = new Map<string, boolean>()
  for (const column of await sealedColumns(db, domains)) {
    const { values } = await readSealed(db, column, { limit: samples })
    for (const { row, sealed, keyId } of values) {
      if (!dataKeys.some(({ id }) => id === keyId)) throw missingKey(keyId)
      const opens = cipher.find(sealed, column.placeOf(row)) !== undefined
      opened.set(keyId, opened.get(keyId) === true || opens)
    }
  }
  for (const [id, opens] of opened) if (!opens) throw otherKey(id)
}

const keep = (db: Db, name: string, key: Buffer) =>
  db
    .insert(portalKeys)
    .values({ name, checkValue: checkOf(key) })
    .onConflictDoNothing()

const ensureDataKeys = async (db: Db, dataKeys: DataKeys, domains: readonly ServerDomain[]): Promise<void> => {
  const known = await db
    .select()
    .from(portalKeys)
    .where(like(portalKeys.name, dataKeyName('%')))
  for (const { name, checkValue } of known) {
    const listed = dataKeys.find(({ id }) => dataKeyName(id) === name)
    const id = name.slice(dataKeyName('').length)
    if (!listed) throw missingKey(id)
    if (checkOf(listed.key) !== checkValue) throw otherKey(id)
  }
  if (known.length === 0) await ensureOpens(db, createCipher(dataKeys), dataKeys, domains)
  // In a database that knows keys, only the key that seals is recorded: the others open values, and may be keys whose
  // values are all gone.
  for (const { id, key } of known.length === 0 ? dataKeys : dataKeys.slice(0, 1)) await keep(db, dataKeyName(id), key)
}

/**
 * Finds the key of fingerprints, and stores it when there is none yet. It stays the same when the data key it was derived
 * from is removed: a number that was looked up once must be found later too.
 */
const findFingerprintKey = async (db: Db, dataKeys: DataKeys): Promise<Buffer> => {
  const cipher = createCipher(dataKeys)
  const [kept] = await db.select().from(portalKeys).where(eq(portalKeys.name, fingerprint.name))
  if (kept?.secret) return Buffer.from(cipher.open(kept.secret, fingerprint.place), 'base64')
  const oldest = dataKeys.at(-1)
  if (!oldest) throw new Error('no data key')
  const key = fingerprintKeyOf(oldest.key)
  await db
    .insert(portalKeys)
    .values({ name: fingerprint.name, secret: cipher.seal(key.toString('base64'), fingerprint.place) })
  return key
}

/**
 * The newest recorded signing key must be among those listed. Recorded keys that are no longer listed were replaced, and
 * are forgotten.
 */
const ensureSigningKeys = async (db: Db, signingKeys: readonly Buffer[], replace: boolean): Promise<void> => {
  const checks = signingKeys.map(checkOf)
  const known = await db
    .select()
    .from(portalKeys)
    .where(like(portalKeys.name, signingKeyName('%')))
    .orderBy(desc(portalKeys.createdAt))
  const [newest] = known
  if (newest && !replace && !checks.includes(newest.checkValue ?? '')) throw otherSigning()
  const gone = known.filter(({ checkValue }) => !checks.includes(checkValue ?? '')).map(({ name }) => name)
  if (gone.length > 0) await db.delete(portalKeys).where(inArray(portalKeys.name, gone))
  const [current] = signingKeys
  if (current) await keep(db, signingKeyName(checkOf(current)), current)
}

type Input = {
  secrets: Secrets
  domains: readonly ServerDomain[]
  onUnreadable?: (place: Place) => void
  /** The earlier signing keys were lost: those listed now count from now on, without a check. */
  replaceSigning?: boolean
}

/**
 * Makes the cipher of a database after checking that the configured keys are the keys of this database: a wrong one would
 * make garbage of what is written next. Nothing is written before all keys fit.
 * @throws StartFailure `config`
 */
export const openKeys = async (db: Db, input: Input): Promise<Cipher> => {
  const { secrets, domains, onUnreadable, replaceSigning = false } = input
  const { dataKeys, signingKeys } = secrets
  const fingerprintKey = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
    await ensureDataKeys(tx, dataKeys, domains)
    await ensureSigningKeys(tx, signingKeys, replaceSigning)
    return findFingerprintKey(tx, dataKeys)
  })
  return createCipher(dataKeys, { fingerprintKey, ...(onUnreadable && { onUnreadable }) })
}
