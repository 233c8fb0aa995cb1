import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { linkTo } from './link-to.ts'

type SearchSchema = z.ZodMiniObject

/** A schema for a whole number from `min` to `max`; any other text of the query becomes `fallback`. */
export const numberParam = (min: number, max: number, fallback: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback)

/** A schema for the page number of a list, from 1. */
export const pageParam = () => numberParam(1, 1_000_000, 1)

/** A schema for one of `values`; any other text of the query becomes `fallback`. */
export const choiceParam = <const V extends readonly [string, ...string[]]>(values: V, fallback: V[number]) =>
  z.catch(z.enum(values), fallback)

/** A schema for a text of the query that may be missing. */
export const textParam = () => z.catch(z.optional(z.string()), undefined)

/** A schema for a text that filters a list; `''` where the query has none. */
export const wordsParam = () => z.catch(z.string(), '')

/** Reads a query by its schema. A value that the schema refuses counts as missing. */
export const readSearch = <S extends SearchSchema>(schema: S, params: URLSearchParams): z.output<S> => {
  const given: Record<string, unknown> = Object.fromEntries(params)
  const first = schema.safeParse(given)
  if (first.success) return first.data
  for (const { path } of first.error.issues) delete given[String(path[0])]
  return schema.parse(given)
}

/** The typed query of this page and a way to change parts of it; other parts stay. One schema for each route. */
export const useSearch = <S extends SearchSchema>(schema: S) => {
  const [params, setParams] = useSearchParams()
  const value = useMemo(() => readSearch(schema, params), [schema, params])
  const patch = useCallback(
    (changes: Partial<z.input<S>>, { replace = false }: { replace?: boolean } = {}) =>
      setParams(
        (before) => {
          const merged = { ...Object.fromEntries(before), ...changes }
          return new URLSearchParams(linkTo('', merged).slice(1))
        },
        { replace },
      ),
    [setParams],
  )
  return [value, patch] as const
}

/**
 * The value of `name` in the address with which the browser came. Login callbacks and WeChat put a query before the hash,
 * our own links put it after the hash; both places are searched.
 */
export const entryQuery = (name: string, { search, hash }: Pick<Location, 'search' | 'hash'> = window.location) => {
  const afterHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(afterHash).get(name) ?? undefined
}
