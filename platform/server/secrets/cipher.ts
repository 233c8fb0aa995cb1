import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Where a sealed value is stored. The place is part of the seal, so that a value moved to another row does not open. */
export type Place = { table: string; column: string; row: string }

/** The keys for personal data, each with an id. The first key seals; all of them open. */
export type DataKeys = readonly { id: string; key: Buffer }[]

/** What is shown in the place of a value that no listed key opens. */
export const unreadable = '无法解密'

export type Cipher = {
  /** Encrypts a text (AES-256-GCM): `k1.<iv>.<tag>.<ciphertext>`, the parts in base64url. */
  seal: (text: string, place: Place) => string
  /** The text of a sealed value; throws where the value does not open. For texts that the portal works with. */
  open: (sealed: string, place: Place) => string
  /**
   * The text of a sealed value, or undefined where it does not open; `onUnreadable` is told of that once for each place.
   */
  find: (sealed: string, place: Place) => string | undefined
  /**
   * The text for showing, masked by `mask`, or `unreadable` where it does not open: so one damaged row does not spoil a
   * whole list.
   */
  show: (sealed: string, place: Place, mask?: (text: string) => string) => string
  /**
   * A keyed fingerprint for exact look-ups (HMAC-SHA-256, hex); each `purpose` gives other fingerprints for the same text.
   */
  fingerprint: (text: string, purpose: string) => string
}

const ivBytes = 12
/**
 * How many unreadable places are remembered as reported; above that the log repeats itself, so that the memory does not
 * grow.
 */
const mostTold = 1_000

type CipherOptions = {
  /** The key of fingerprints, where it is not the one derived from the oldest data key: so that data key can be removed. */
  fingerprintKey?: Buffer
  onUnreadable?: (place: Place) => void
}

/** Derives the key of fingerprints from a data key. */
export const fingerprintKeyOf = (key: Buffer | KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', 32))

/** The id of the key that a value was sealed with; undefined where the value was not sealed by a cipher. */
export const keyIdOf = (sealed: string): string | undefined =>
  /^([A-Za-z0-9_-]{1,20})(?:\.[\w-]*){3}$/.exec(sealed)?.[1]

/**
 * Makes the cipher for stored personal data: PIPL article 51 (3) asks for encryption.
 * @throws Error without any key
 */
export const createCipher = (dataKeys: DataKeys, options: CipherOptions = {}): Cipher => {
  // A key object is prepared once; with a plain buffer each call would take six times as long.
  const keys = dataKeys.map(({ id, key }) => ({ id, key: createSecretKey(key) }))
  const [current] = keys
  if (!current) throw new Error('no data key')
  const aad = ({ table, column, row }: Place) => Buffer.from([table, column, row].join('\u001f'))
  const oldest = keys.at(-1) ?? current
  const fingerprintKey = createSecretKey(options.fingerprintKey ?? fingerprintKeyOf(oldest.key))
  const told = new Set<string>()
  const tell = (place: Place) => {
    const name = aad(place).toString()
    if (told.has(name)) return
    if (told.size < mostTold) told.add(name)
    options.onUnreadable?.(place)
  }
  const open = (sealed: string, place: Place): string => {
    const [id, ...parts] = sealed.split('.')
    const key = keys.find((candidate) => candidate.id === id)
    const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'))
    if (!key || !iv || !tag || !body) throw new Error(`no key ${id} for ${place.table}.${place.column}`)
    const decipher = createDecipheriv('aes-256-gcm', key.key, iv).setAAD(aad(place)).setAuthTag(tag)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  }
  const find = (sealed: string, place: Place): string | undefined => {
    try {
      return open(sealed, place)
    } catch {
      tell(place)
      return undefined
    }
  }
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(aad(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [current.id, ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
    },
    open,
    find,
    show: (sealed, place, mask = (text) => text) => {
      const text = find(sealed, place)
      return text === undefined ? unreadable : mask(text)
    },
    fingerprint: (text, purpose) =>
      createHmac('sha256', fingerprintKey).update(`${purpose}\u001f${text}`).digest('hex'),
  }
}
