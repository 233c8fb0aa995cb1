import * as z from 'zod/mini'

/**
 * The form of an address: http or https, then a host, and no blank or line break anywhere. `https:///evil` is refused since
 * it names no host.
 */
const form = /^https?:\/\/[^\s/?#\\]+([/?#]\S*)?$/i

/**
 * Whether the address opens the site that it seems to name: a user name before the host
 * (`https://www.wipo.int@example.com`) misleads the reader. `URL.canParse` is not used, since some webviews that the portal
 * supports do not have it.
 */
const isHonest = (text: string): boolean => {
  try {
    const { username, password } = new URL(text)
    return username === '' && password === ''
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * The rules for every web address that one person writes and others follow. `wrongStart` is the message for a wrong form,
 * and names the field. An empty text passes.
 */
export const webAddressChecks = (wrongStart: string) => [
  z.refine<string>((text) => text === '' || form.test(text), { error: wrongStart, abort: true }),
  z.refine<string>((text) => text === '' || isHonest(text), '网址有误，请从浏览器地址栏复制'),
]
