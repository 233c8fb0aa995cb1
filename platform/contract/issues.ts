import type * as z from 'zod/mini'
import type { FieldError } from './errors.ts'

type Definition = {
  type: string
  shape?: Record<string, Node>
  element?: Node
  in?: Node
  out?: Node
  innerType?: Node
  options?: Node[]
  discriminator?: string
}
type Node = { _zod: { def: Definition } }

/**
 * The schema of an object or a list behind what wraps it. Where the schema is a union of forms, that of the form that the
 * value chooses by its discriminator.
 */
const formOf = (node: Node, value: unknown): Definition | undefined => {
  const { def } = node._zod
  if (def.shape || def.element) return def
  if (def.options) {
    const chosen = def.options.find((option) => choosesOption(option, def.discriminator, value))
    return chosen && formOf(chosen, value)
  }
  const inside = def.type === 'pipe' ? def.out : def.innerType
  return inside && formOf(inside, value)
}

/** The field names of a form in the order of its schema. */
const keysOf = (form: Definition | undefined): string[] => Object.keys(form?.shape ?? {})

const choosesOption = (option: Node, discriminator: string | undefined, value: unknown): boolean => {
  const literal = discriminator && (option._zod.def.shape?.[discriminator] as z.ZodMiniType | undefined)
  return !!literal && literal.safeParse((value as Record<string, unknown> | null)?.[discriminator]).success
}

type Path = readonly PropertyKey[]

/** Where a path stands in a form: at each level the place of its field, or the number of its entry in a list. */
const placesOf = (schema: z.ZodMiniType, value: unknown, path: Path): number[] => {
  // What is about the form as a whole comes last.
  if (path.length === 0) return [Number.MAX_SAFE_INTEGER]
  const places: number[] = []
  let node: Node | undefined = schema as unknown as Node
  let here = value
  for (const key of path) {
    const form: Definition | undefined = node && formOf(node, here)
    const keys = keysOf(form)
    const at = keys.indexOf(String(key))
    places.push(typeof key === 'number' ? key : at < 0 ? keys.length : at)
    node = form?.element ?? form?.shape?.[String(key)]
    here = (here as Record<PropertyKey, unknown> | null | undefined)?.[key]
  }
  return places
}

/** Orders by the first level that differs; what is about a whole part stands before what is about a field of it. */
const byPlaces = (a: readonly number[], b: readonly number[]): number => {
  const level = a.findIndex((place, at) => place !== b[at])
  if (level < 0) return a.length - b.length
  return (a[level] ?? 0) - (b[level] ?? -1)
}

/**
 * Checks a value and answers what is wrong with it, in the order of the form: toasts and `msg` of the server show the first
 * one. Each field has one failure at the most, since a second says nothing new.
 */
export const orderedIssues = (schema: z.ZodMiniType, value: unknown): FieldError[] => {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : orderIssues(schema, value, parsed.error.issues)
}

type Named = {
  /** Fields of fields are told by their dotted path, as `trademark.contact_name`; else by that of the form alone. */
  nested?: boolean | undefined
}

/** Puts issues that Zod has already found into the order of the form, one for each field. */
export const orderIssues = (
  schema: z.ZodMiniType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  { nested = false }: Named = {},
): FieldError[] => {
  const first = new Map<string, FieldError & { places: number[] }>()
  for (const issue of issues) {
    const keys = nested ? issue.path : issue.path.slice(0, 1)
    const path = keys.map(String).join('.')
    if (!first.has(path)) first.set(path, { path, msg: issue.message, places: placesOf(schema, value, keys) })
  }
  return [...first.values()].sort((a, b) => byPlaces(a.places, b.places)).map(({ path, msg }) => ({ path, msg }))
}
