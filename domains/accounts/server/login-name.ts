import { usernameKey } from '../contract/username.ts'

export type LoginName = { kind: 'username' | 'phone' | 'email'; key: string }

/** The key of a phone number: `0574-555` and `0574555` are one number. */
export const phoneKey = (phone: string): string => phone.normalize('NFKC').trim().replaceAll('-', '')

/** The key by which a typed name is looked up and its failures are counted: all spellings of one name have the same key. */
export const loginNameOf = (typed: string): LoginName => {
  const name = typed.normalize('NFKC').trim()
  if (name.includes('@')) return { kind: 'email', key: name.toLowerCase() }
  if (/^[\d+-]+$/.test(name)) return { kind: 'phone', key: phoneKey(name) }
  return { kind: 'username', key: usernameKey(name) }
}
