import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'

type SearchSchema = z.ZodMiniObject

/** A whole number within bounds. */
export const numberParam = (min: number, max: number, fallback: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback)

/** A page of a list, from 1. */
export const pageParam = () => numberParam(1, 1_000_000, 1)

/** One of a list. */
export const choiceParam = <const V extends readonly [string, ...string[]]>(values: V, fallback: V[number]) =>
  z.catch(z.enum(values), fallback)

/** A text that may be missing. */
export const textParam = () => z.catch(z.optional(z.string()), undefined)

/** A text, `''` where it is missing: what a list is narrowed by. */
export const wordsParam = () => z.catch(z.string(), '')

/** A query as the schema reads it; what it refuses counts as missing. */
export const readSearch = <S extends SearchSchema>(schema: S, params: URLSearchParams): z.output<S> => {
  const given: Record<string, unknown> = Object.fromEntries(params)
  const first = schema.safeParse(given)
  if (first.success) return first.data
  for (const { path } of first.error.issues) delete given[String(path[0])]
  return schema.parse(given)
}

/** `path?query`; missing and empty values are left out. */
export const linkTo = (path: string, search: Readonly<Record<string, unknown>> = {}): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
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
 * A query of the address the browser came with: login callbacks and WeChat put it before the hash, our links after it.
 */
export const entryQuery = (name: string, { search, hash }: Pick<Location, 'search' | 'hash'> = window.location) => {
  const afterHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(afterHash).get(name) ?? undefined
}
