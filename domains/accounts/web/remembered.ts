import { readStored, writeStored } from './browser-storage.ts'

const yes = 'true'
const no = 'false'

/** Whether 记住我 was ticked at the last login: the session then outlives the browser, and the login form shows the name. */
export const isRemembered = (): boolean => readStored('remumber_flag') === yes

/** The name that the login form begins with; empty when 记住我 was not ticked. */
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

/** Remembers name and token, never the password. */
export const remember = (info: { username: string; token: string }): void => {
  writeStored('remumber_flag', yes)
  writeStored('remumber_login_info', JSON.stringify(info))
}

/**
 * Forgets name and token, when 记住我 is not ticked and at signing out: the specification sets the flag to `false` and
 * blanks the rest.
 */
export const forgetRemembered = (): void => {
  writeStored('remumber_flag', no)
  writeStored('remumber_login_info', '')
}
