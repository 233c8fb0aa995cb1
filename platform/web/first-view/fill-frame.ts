/** `__name__`, `__within.name__`, and of a moment `__name.day__` or a part of its day. */
const mark = /__([\w.]+?)(?:\.(day|year|month|dayOfMonth))?__/g

const shanghaiMs = 8 * 3_600_000
const dayParts = { day: [0, 10], year: [0, 4], month: [5, 7], dayOfMonth: [8, 10] } as const

/** What stands in an answer at a path of names with dots between them. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((within, name) => (within as Readonly<Record<string, unknown>> | null | undefined)?.[name], answer)

/** The text with its marks replaced, or undefined where a field of it is missing. */
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
 * Puts fields in the place of the marks of a frame, as text and as values of attributes. An item or paragraph that would
 * show a missing one goes. Each text is looked at once: marks in what an answer says stay what they are.
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
