import { createHmac } from 'node:crypto'
import { desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { ServerDomain } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { portalKeys } from '../postgres/platform.table.ts'
import { startFailure } from '../start-failure.ts'
import { type Cipher, createCipher, type DataKeys, fingerprintKeyOf, type Place } from './cipher.ts'
import { readSealed, sealedColumns } from './sealed-columns.ts'
import type { Secrets } from './secrets.ts'

/** Chosen once; of processes that start at once one looks after the keys. */
const advisoryLock = 7_032_027
/** Of each column: one value may be damaged, so many are not. */
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

/** A database without check values may be an older release's: what it holds must open, and so tells that the keys fit. */
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
  // One that only opens is kept from its first use as the one that seals: it may be a key whose values are all gone.
  for (const { id, key } of known.length === 0 ? dataKeys : dataKeys.slice(0, 1)) await keep(db, dataKeyName(id), key)
}

/** The key of fingerprints outlives the data key that it was made from: whoever looks a number up must find it later too. */
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

/** The newest known key must be listed; those that are listed no more were replaced, and are forgotten. */
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
  /** The signing keys were lost: what is listed counts from now on. */
  replaceSigning?: boolean
}

/**
 * The cipher of a database, once it is certain that these keys are its own: a wrong one would make garbage of what is
 * written next. Nothing is written before all of them fit.
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
