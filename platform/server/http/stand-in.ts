import { isDatabaseUnavailable } from '../postgres/database.ts'
import { isAppFailure } from './failures.ts'

/** How long an answer may take before the last known one is sent in its place. */
const waitMs = 1_500
/** The age from which kept answers are no longer sent: too much may have been published or withdrawn since then. */
const keepMs = 10 * 60_000
/** While the database does not answer, it is asked again this often, by one call. */
const askAgainMs = 1_000
const mostAnswers = 500

export type StandIn = {
  /** Answers what `ask` answers, or, where the database does not answer in time, the last answer of the same key. */
  answer: <T extends object>(key: string, ask: () => Promise<T>) => Promise<T>
  /** Answers who calls, or null where that cannot be found out in time: the answer is the same for everyone. */
  caller: <T>(ask: () => Promise<T>) => Promise<T | null>
}

const isAway = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (isAppFailure(error) && error.code === 'server.overloaded')

const late = Symbol('late')

const within = async <T>(ms: number, work: Promise<T>): Promise<T | typeof late> => {
  let timer: NodeJS.Timeout | undefined
  const waiting = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  try {
    return await Promise.race([work, waiting])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Keeps the last public answers, so that visitors can go on reading while the database hangs or is away. The first caller
 * waits for `waitMs`, later ones get the last answer at once, until the database answers again.
 */
export const createStandIn = (now: () => number = () => performance.now()): StandIn => {
  const kept = new Map<string, { answer: object; at: number }>()
  let isTroubled = false
  let askedAt = Number.NEGATIVE_INFINITY

  const watch = async <T>(ask: () => Promise<T>): Promise<T> => {
    askedAt = now()
    try {
      const answer = await ask()
      isTroubled = false
      return answer
    } catch (error) {
      isTroubled = isAway(error)
      throw error
    }
  }
  const keep = (key: string, answer: object): void => {
    kept.delete(key)
    kept.set(key, { answer, at: now() })
    const [oldest] = kept.keys()
    if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest)
  }
  const askAndKeep = async <T extends object>(key: string, ask: () => Promise<T>): Promise<T> => {
    try {
      const answer = await watch(ask)
      keep(key, answer)
      return answer
    } catch (error) {
      if (!isAway(error)) kept.delete(key)
      throw error
    }
  }
  const recall = <T>(key: string): T | undefined => {
    const known = kept.get(key)
    return known && now() - known.at < keepMs ? (known.answer as T) : undefined
  }

  return {
    answer: async <T extends object>(key: string, ask: () => Promise<T>): Promise<T> => {
      const known = recall<T>(key)
      if (known === undefined) return askAndKeep(key, ask)
      if (isTroubled && now() - askedAt < askAgainMs) return known
      // A caller who is given the last answer does not see the failure; `watch` has noted it.
      const fresh = askAndKeep(key, ask).catch((error: unknown) => {
        if (isAway(error)) return known
        throw error
      })
      if (isTroubled) {
        fresh.catch(() => undefined)
        return known
      }
      const first = await within(waitMs, fresh)
      if (first !== late) return first
      isTroubled = true
      return known
    },
    caller: async (ask) => {
      if (isTroubled) return null
      const looking = ask().catch((error: unknown): typeof late => {
        if (isAway(error)) return late
        throw error
      })
      const found = await within(waitMs, looking)
      if (found !== late) return found
      isTroubled = true
      return null
    },
  }
}
