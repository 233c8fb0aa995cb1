import * as z from 'zod/mini'

/** Scheme, a host of its own, and no blank or line break in it; `https:///evil` has no host of its own. */
const form = /^https?:\/\/[^\s/?#\\]+([/?#]\S*)?$/i

/**
 * A name before the host (`https://www.wipo.int@example.com`) shows another site than it opens. Not `URL.canParse`: webviews
 * of our target do not have it.
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

/** Rules of every address that somebody writes for others to follow; `wrongStart` names the field. An empty one passes. */
export const webAddressChecks = (wrongStart: string) => [
  z.refine<string>((text) => text === '' || form.test(text), { error: wrongStart, abort: true }),
  z.refine<string>((text) => text === '' || isHonest(text), '网址有误，请从浏览器地址栏复制'),
]
