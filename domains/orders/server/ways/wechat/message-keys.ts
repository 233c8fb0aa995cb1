import type { KeyObject } from 'node:crypto'
import type { WechatSettings } from './wechat-section.ts'

/** WeChat Pay asks merchants to renew its certificates within twelve hours. */
const renewedEveryMs = 12 * 3_600_000
/** A serial number that nobody knows has the certificates fetched again, but not more often than this. */
const refetchedEveryMs = 60_000

type Keys = ReadonlyMap<string, KeyObject>
/** `coming`: the certificates are being fetched, and whoever needs them waits for the same answer. */
type Kept = { keys: Keys; fetchedAt: number; coming?: Promise<Keys> }

/** The certificates that this process fetched, for each merchant's settings. */
const kept = new WeakMap<WechatSettings, Kept>()

type FetchCertificates = () => Promise<Keys>

/**
 * Finds the key that a message names: a public key of the settings, or a platform certificate where the settings allow
 * them, fetched when it is needed and not known.
 */
export const findMessageKey = async (
  settings: WechatSettings,
  serial: string,
  { now, fetchCertificates }: { now: Date; fetchCertificates: FetchCertificates },
): Promise<KeyObject | null> => {
  const known = settings.publicKeys.get(serial)
  if (known || !settings.certificates) return known ?? null
  const before = kept.get(settings)
  const age = before ? now.getTime() - before.fetchedAt : Number.POSITIVE_INFINITY
  const found = before?.keys.get(serial)
  if (age < (found ? renewedEveryMs : refetchedEveryMs)) return found ?? (await before?.coming)?.get(serial) ?? null
  const fetchedAt = now.getTime()
  const keys = before?.keys ?? new Map()
  const coming = fetchCertificates()
  kept.set(settings, { keys, fetchedAt, coming })
  try {
    const fetched = await coming
    kept.set(settings, { keys: fetched, fetchedAt })
    return fetched.get(serial) ?? null
  } catch (error) {
    kept.set(settings, { keys, fetchedAt })
    // A key that is known verifies on while its renewal fails.
    if (found) return found
    throw error
  }
}
