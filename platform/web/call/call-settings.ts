/** Where calls go and where they may send the browser. Set once by the app. */
export interface CallSettings {
  /** Put before every path: `` on the same host, else `https://api.example`. No slash at the end. */
  baseUrl: string
  /** Origins besides our own that a U00016 answer may send the browser to. */
  trustedOrigins: readonly string[]
  navigate(address: string): void
}

let settings: CallSettings = {
  baseUrl: '',
  trustedOrigins: [],
  navigate: (address) => window.location.assign(address),
}

export const configureCalls = (changes: Partial<CallSettings>): void => {
  settings = { ...settings, ...changes }
}

export const callSettings = (): CallSettings => settings

/** The address when it is http(s) and of our own or a listed origin: a server's text never becomes an open redirect. */
export const trustedAddress = (text: string): string | undefined => {
  // A sentence would read as a relative address.
  const url = /^(https?:\/)?\//i.test(text) ? parseUrl(text) : undefined
  if (!url) return undefined
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isTrusted = url.origin === window.location.origin || settings.trustedOrigins.includes(url.origin)
  return isWeb && isTrusted ? url.href : undefined
}

/** Not `URL.canParse`: webviews of our target do not have it. */
const parseUrl = (text: string): URL | undefined => {
  try {
    return new URL(text, window.location.href)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
