import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api.ts'
import { platformErrors } from '../../contract/errors.ts'
import { orderIssues } from '../../contract/issues.ts'
import { failPlatform } from './failures.ts'

type Parts = { params: unknown; query: unknown; body: unknown }

/** The message for a rule that has none of its own, since the default messages of Zod are English. */
const unspecified = (): string => platformErrors['request.invalid'].msg

const parsePart = (schema: z.ZodMiniType, value: unknown, nested?: boolean): unknown => {
  const parsed = schema.safeParse(value, { error: unspecified })
  if (parsed.success) return parsed.data
  const fields = orderIssues(schema, value, parsed.error.issues, { nested })
  const [first] = fields
  return failPlatform('request.invalid', { fields, ...(first && { msg: first.msg }) })
}

/**
 * Refuses a query in which a parameter stands twice: that is a mistake or an attack (ASVS 15.3.7), and which value is meant
 * is not guessed.
 */
const singleValues = (query: unknown): Record<string, unknown> => {
  const values = { ...(query as Record<string, unknown>) }
  const doubled = Object.keys(values).find((key) => Array.isArray(values[key]))
  if (doubled !== undefined) {
    failPlatform('request.invalid', { msg: '参数重复', fields: [{ path: doubled, msg: '参数重复' }] })
  }
  return values
}

/**
 * Whether PostgreSQL could store the text (no NUL, no half surrogate): nothing was ever stored under an id that it could
 * not.
 */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Answers `record.not_found` for a path parameter that cannot be stored, before a schema judges its form. */
const ensureNameable = (params: unknown): void => {
  const isNameable = Object.values(params ?? {}).every((value) => typeof value !== 'string' || isStorable(value))
  if (!isNameable) failPlatform('record.not_found')
}

/** Drops the fields of a body that are null, since clients send null for a missing value. */
const withoutNulls = (body: unknown): Record<string, unknown> => {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) return failPlatform('request.not_json')
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/**
 * Parses the parts of a request (`params`, `query`, `body`) that the endpoint names.
 * @throws AppFailure `request.invalid`; its message is the first failure in the order of the form
 */
export const parseInput = (endpoint: Endpoint, { params, query, body }: Parts): Record<string, unknown> => {
  ensureNameable(params)
  return {
    ...(endpoint.params && { params: parsePart(endpoint.params, params) }),
    ...(endpoint.query && { query: parsePart(endpoint.query, singleValues(query)) }),
    ...(endpoint.body && { body: parsePart(endpoint.body, withoutNulls(body), endpoint.nestedFields) }),
  }
}
