import { usernameKey } from '../contract/username.ts'

export type LoginName = { kind: 'username' | 'phone' | 'email'; key: string }

/** `0574-555` and `0574555` are one number. */
export const phoneKey = (phone: string): string => phone.normalize('NFKC').trim().replaceAll('-', '')

/** What a typed name is looked up and counted by: every spelling of one name is one key. */
export const loginNameOf = (typed: string): LoginName => {
  const name = typed.normalize('NFKC').trim()
  if (name.includes('@')) return { kind: 'email', key: name.toLowerCase() }
  if (/^[\d+-]+$/.test(name)) return { kind: 'phone', key: phoneKey(name) }
  return { kind: 'username', key: usernameKey(name) }
}
