import type * as z from 'zod/mini'
import type { Config } from './config.ts'
import { judgeEnvironment } from './environment.ts'

/** The settings of one domain, read and judged for a configuration; a wrong one is a start failure. */
export type Settings<T = unknown> = (config: Config) => T

/**
 * What a domain is set to from outside: `schema` is over the environment, `make` gives what the schema read its shape and
 * may refuse what only several settings, or a file that one of them names, tell together. Read once for a configuration.
 */
export const defineSettings = <Schema extends z.ZodMiniObject, T>(
  schema: Schema,
  make: (values: z.output<Schema>, config: Config) => T,
): Settings<T> => {
  const read = new WeakMap<Config, { value: T }>()
  return (config) => {
    const found = read.get(config)
    if (found) return found.value
    const { values, ensureRight } = judgeEnvironment(schema, config.env)
    ensureRight()
    const value = make(values, config)
    read.set(config, { value })
    return value
  }
}
