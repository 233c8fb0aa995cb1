import type * as z from 'zod/mini'
import { isStartFailure, type StartFailure, startFailure } from '../start-failure.ts'

/** The environment variables of the process, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>

/** One start failure for all that is wrong, a line for each. */
const failureOf = (messages: readonly string[]): StartFailure => startFailure('config', messages.join('\n'))

/**
 * Reads the variables that the schema names. Wrong ones are read as if they were not set, so that the others can be judged
 * too; `ensureRight` throws one start failure that names all wrong ones.
 */
export const judgeEnvironment = <Schema extends z.ZodMiniObject>(
  schema: Schema,
  env: Environment,
): { values: z.output<Schema>; ensureRight: () => void } => {
  const parsed = schema.safeParse(env)
  if (parsed.success) return { values: parsed.data, ensureRight: () => undefined }
  const wrong = parsed.error.issues.map(({ path: [name = ''], message }) => ({ name: String(name), message }))
  const unset = Object.fromEntries(wrong.map(({ name }) => [name, undefined]))
  const ensureRight = () => {
    throw failureOf(wrong.map(({ name, message }) => `${name} ${message}`))
  }
  return { values: schema.parse({ ...env, ...unset }), ensureRight }
}

/** Runs each of `reads` and throws their start failures together as one; any other error is thrown at once. */
export const readAll = (reads: readonly (() => unknown)[]): void => {
  const failures = reads.flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      if (isStartFailure(error)) return [error]
      throw error
    }
  })
  const [first, ...others] = failures
  if (first) throw others.length === 0 ? first : failureOf(failures.map(({ message }) => message))
}
