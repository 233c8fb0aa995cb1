import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api.ts'
import { platformErrors } from '../../contract/errors.ts'
import { orderIssues } from '../../contract/issues.ts'
import { failPlatform } from './failures.ts'

type Parts = { params: unknown; query: unknown; body: unknown }

/** Said of a rule that has no words of its own: Zod's are English. */
const unspecified = (): string => platformErrors['request.invalid'].msg

const parsePart = (schema: z.ZodMiniType, value: unknown): unknown => {
  const parsed = schema.safeParse(value, { error: unspecified })
  if (parsed.success) return parsed.data
  const fields = orderIssues(schema, value, parsed.error.issues)
  const [first] = fields
  return failPlatform('request.invalid', { fields, ...(first && { msg: first.msg }) })
}

/** A value sent twice is a mistake or an attack (ASVS 15.3.7): refused, not guessed. */
const singleValues = (query: unknown): Record<string, unknown> => {
  const values = { ...(query as Record<string, unknown>) }
  const doubled = Object.keys(values).find((key) => Array.isArray(values[key]))
  if (doubled !== undefined) {
    failPlatform('request.invalid', { msg: '参数重复', fields: [{ path: doubled, msg: '参数重复' }] })
  }
  return values
}

/** PostgreSQL text cannot hold NUL, and half a surrogate is not UTF-8: nothing was ever stored under such an id. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** What the address names, before a schema judges its form: what cannot be stored answers like what is not there. */
const ensureNameable = (params: unknown): void => {
  const isNameable = Object.values(params ?? {}).every((value) => typeof value !== 'string' || isStorable(value))
  if (!isNameable) failPlatform('record.not_found')
}

/** A missing value is null on the wire, so null and missing are the same to a form. */
const withoutNulls = (body: unknown): Record<string, unknown> => {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) return failPlatform('request.not_json')
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/** The parts of a request that the endpoint names, parsed; the first failure in form order is the message. */
export const parseInput = (endpoint: Endpoint, { params, query, body }: Parts): Record<string, unknown> => {
  ensureNameable(params)
  return {
    ...(endpoint.params && { params: parsePart(endpoint.params, params) }),
    ...(endpoint.query && { query: parsePart(endpoint.query, singleValues(query)) }),
    ...(endpoint.body && { body: parsePart(endpoint.body, withoutNulls(body)) }),
  }
}
