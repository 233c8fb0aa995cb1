import { readStored, writeStored } from './browser-storage.ts'

const yes = 'true'
const no = 'false'

/** 记住我 was ticked at the last login: the session outlives the browser, and the name stands in the login form. */
export const isRemembered = (): boolean => readStored('remumber_flag') === yes

/** The name for the login form; empty when nobody wished to be remembered. */
export const rememberedName = (): string => {
  if (!isRemembered()) return ''
  const text = readStored('remumber_login_info')
  try {
    const info: unknown = JSON.parse(text)
    const isInfo = typeof info === 'object' && info !== null && 'username' in info
    return isInfo && typeof info.username === 'string' ? info.username : ''
  } catch (error) {
    if (error instanceof SyntaxError) return ''
    throw error
  }
}

/** Name and token, never the password. */
export const remember = (info: { username: string; token: string }): void => {
  writeStored('remumber_flag', yes)
  writeStored('remumber_login_info', JSON.stringify(info))
}

/** Unticking and logging out set the flag false and blank the rest. */
export const forgetRemembered = (): void => {
  writeStored('remumber_flag', no)
  writeStored('remumber_login_info', '')
}
