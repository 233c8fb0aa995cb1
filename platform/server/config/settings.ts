import type * as z from 'zod/mini'
import type { Config } from './config.ts'
import { judgeEnvironment } from './environment.ts'

/**
 * Reads and judges the settings of one domain.
 * @throws StartFailure `config` when one is wrong
 */
export type Settings<T = unknown> = (config: Config) => T

/**
 * Defines the settings of a domain. `schema` reads the environment; `make` turns its result into the shape that the domain
 * uses, and may refuse what shows only in several settings together, or in a file that a setting names. The answer is read
 * once for each configuration.
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
