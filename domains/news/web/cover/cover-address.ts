/** A drawing is never inlined: it is a file that the browser keeps for every cover with the same tag. */
const files = import.meta.glob<string>('./drawings/*.svg', { query: '?no-inline', import: 'default', eager: true })
const fileOf = (drawing: string): string | undefined => files[`./drawings/${drawing}.svg`]

/** The codes of tags that have a drawing of their own, `none` among the places. */
export const drawnTags = (layer: 'place' | 'subject'): string[] =>
  Object.keys(files).flatMap((path) => new RegExp(`/${layer}-(\\w+)\\.svg$`).exec(path)?.[1] ?? [])

/** The address of the lower layer of a cover, with tone and skyline; a place without a drawing has a plain sky. */
export const placeAddress = (code = 'none'): string => fileOf(`place-${code}`) ?? fileOf('place-none') ?? ''

/** The address of the upper layer of a cover, with the object; a subject without a drawing is a sheet of paper. */
export const subjectAddress = (code = 'policy'): string => fileOf(`subject-${code}`) ?? fileOf('subject-policy') ?? ''
