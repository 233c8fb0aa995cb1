import type { SourceLine } from '@portal/platform/server'

const noObject = '这一行不是有效的 JSON 对象'

const objectOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const scalarOf = (value: unknown): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value)

/** The text of a value: a list of plain values is joined, anything nested deeper is no value of a list. */
const cellOf = (value: unknown): string => (Array.isArray(value) ? value.map(scalarOf).join(',') : scalarOf(value))

/** The property names that the objects of these lines use, in the order of their first use. */
export const jsonColumns = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((text) => Object.keys(objectOf(text) ?? {}))),
]

/** Reads one JSON object a line and gives its values in the order of `columns`. */
export async function* jsonLines(
  lines: AsyncIterable<readonly string[]>,
  columns: readonly string[],
): AsyncGenerator<SourceLine[]> {
  let line = 0
  for await (const texts of lines) {
    const found: SourceLine[] = []
    for (const text of texts) {
      line += 1
      if (text.trim() === '') continue
      const object = objectOf(text)
      found.push(
        object
          ? { line, cells: columns.map((name) => (Object.hasOwn(object, name) ? cellOf(object[name]) : '')) }
          : { line, cells: [text.slice(0, 1_000)], fault: noObject },
      )
    }
    yield found
  }
}
