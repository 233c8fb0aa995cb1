/**
 * A mark in a frame: `__name__` or `__within.name__` for a field of the answer, and for a field that is a moment
 * `__name.day__`, or `year`, `month` or `dayOfMonth` in place of `day`.
 */
const mark = /__([\w.]+?)(?:\.(day|year|month|dayOfMonth))?__/g

const shanghaiMs = 8 * 3_600_000
const dayParts = { day: [0, 10], year: [0, 4], month: [5, 7], dayOfMonth: [8, 10] } as const

/** The value in an answer at a path of field names with dots between them; undefined where a name is missing. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((within, name) => (within as Readonly<Record<string, unknown>> | null | undefined)?.[name], answer)

/** The text with the fields in place of its marks, or undefined where one of these fields is missing or empty. */
const filledText = (text: string, fields: unknown): string | undefined => {
  let isWhole = true
  const filled = text.replace(mark, (_, path: string, part?: keyof typeof dayParts) => {
    const value = valueAt(fields, path)
    if (value === null || value === undefined || value === '') {
      isWhole = false
      return ''
    }
    return part ? new Date(Number(value) + shanghaiMs).toISOString().slice(...dayParts[part]) : String(value)
  })
  return isWhole ? filled : undefined
}

/**
 * Replaces the marks of a frame by fields of the answer, in texts and in values of attributes. A list item or paragraph
 * whose text names a missing field is removed. Each text is looked at once, so that a field which itself looks like a mark
 * stays as it is.
 */
export const fillFrame = (frame: Element, fields: unknown): void => {
  for (const element of [frame, ...frame.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (value.includes('__')) element.setAttribute(name, filledText(value, fields) ?? '')
    }
    for (const node of [...element.childNodes]) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''
      if (!text.includes('__')) continue
      const filled = filledText(text, fields)
      if (filled === undefined) element.closest('li, p')?.remove()
      else node.nodeValue = filled
    }
  }
}
