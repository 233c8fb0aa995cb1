import { fileIdOf } from '@portal/files/server'

type Named = { url: string }

const isFile = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'

/** The uploads that a form's values name, each once, however deep they stand. */
export const fileIdsIn = (value: unknown): string[] => {
  const ids = new Set<string>()
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const id = isFile(part) ? fileIdOf(part.url) : undefined
    if (id) ids.add(id)
    for (const inner of Object.values(part)) look(inner)
  }
  look(value)
  return [...ids]
}

/** The same values without the uploads that are no longer usable: out of lists, and null where a field held just one. */
export const withoutFiles = (value: unknown, isUsable: (id: string) => boolean): unknown => {
  const isLost = (part: unknown): boolean => {
    const id = isFile(part) ? fileIdOf(part.url) : undefined
    return id !== undefined && !isUsable(id)
  }
  const clean = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.filter((one) => !isLost(one)).map(clean)
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, isLost(one) ? null : clean(one)]))
  }
  return clean(value)
}
