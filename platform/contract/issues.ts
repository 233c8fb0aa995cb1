import type * as z from 'zod/mini'
import type { FieldError } from './errors.ts'

type Definition = {
  type: string
  shape?: Record<string, unknown>
  in?: Node
  out?: Node
  innerType?: Node
  options?: Node[]
  discriminator?: string
}
type Node = { _zod: { def: Definition } }

/**
 * The field names of a form in the order of its schema. Where the schema is a union of forms, those of the form that the
 * value chooses by its discriminator.
 */
const keysOf = (node: Node, value: unknown): string[] => {
  const { def } = node._zod
  if (def.shape) return Object.keys(def.shape)
  if (def.options) {
    const chosen = def.options.find((option) => choosesOption(option, def.discriminator, value))
    return chosen ? keysOf(chosen, value) : []
  }
  if (def.type === 'pipe' && def.out) return keysOf(def.out, value)
  return def.innerType ? keysOf(def.innerType, value) : []
}

const choosesOption = (option: Node, discriminator: string | undefined, value: unknown): boolean => {
  const literal = discriminator && (option._zod.def.shape?.[discriminator] as z.ZodMiniType | undefined)
  return !!literal && literal.safeParse((value as Record<string, unknown> | null)?.[discriminator]).success
}

/**
 * Checks a value and answers what is wrong with it, in the order of the form: toasts and `msg` of the server show the first
 * one. Each field has one failure at the most, since a second says nothing new.
 */
export const orderedIssues = (schema: z.ZodMiniType, value: unknown): FieldError[] => {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : orderIssues(schema, value, parsed.error.issues)
}

/** Puts issues that Zod has already found into the order of the form, one for each field. */
export const orderIssues = (
  schema: z.ZodMiniType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): FieldError[] => {
  const order = keysOf(schema as unknown as Node, value)
  const place = (path: string) => {
    const at = order.indexOf(path)
    return at < 0 ? order.length : at
  }
  const first = new Map<string, FieldError>()
  for (const issue of issues) {
    const path = String(issue.path[0] ?? '')
    if (!first.has(path)) first.set(path, { path, msg: issue.message })
  }
  return [...first.values()].sort((a, b) => place(a.path) - place(b.path))
}
