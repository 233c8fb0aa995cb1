import { isAppFailure } from '@portal/platform/server'
import { fail } from './failures.ts'

const mostRemembered = 2_000

/**
 * Remembers in this process which pages could not be drawn, so that a page which was made to take seconds takes them once,
 * and not at every view. A page is known by the digest of its file: changed bytes are another file.
 */
export const createUndrawable = () => {
  const known = new Set<string>()
  return {
    /** Draws a page, or fails at once with `file.no_view` if the page could not be drawn before. */
    draw: async <T>(sha256: string, page: number, draw: () => Promise<T>): Promise<T> => {
      const name = `${sha256} ${page}`
      if (known.has(name)) return fail('file.no_view')
      try {
        return await draw()
      } catch (error) {
        if (isAppFailure(error) && error.code === 'file.no_view') {
          if (known.size >= mostRemembered) known.clear()
          known.add(name)
        }
        throw error
      }
    },
  }
}
