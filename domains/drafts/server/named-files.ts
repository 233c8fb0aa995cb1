import { fileIdOf } from '@portal/files/server'

type Named = { url: string }

const isFile = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'

/** The ids of the uploads that a form's values name, each id once, however deep in the values it stands. */
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

type Links = { url: string; thumbnail: string | null }

/** The values with the links of each upload replaced by those that `linksOf` gives for its address; without any they stay. */
export const withLinks = (value: unknown, linksOf: (url: string) => Links | undefined): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => withLinks(one, linksOf))
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLinks(one, linksOf)]))
  const links = isFile(value) ? linksOf(value.url) : undefined
  return links ? { ...inner, url: links.url, ...('thumbnail' in value && { thumbnail: links.thumbnail }) } : inner
}

/**
 * The values without the uploads that are no longer usable: they are taken out of lists, and a field that held one such
 * upload becomes null.
 */
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
