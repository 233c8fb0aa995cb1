import type { SourceLine } from './source-line.ts'

/** A quoted cell may span lines; one that is longer than this was never closed. */
const longest = { lines: 50, characters: 32 * 1024 }

/** The cells of a record, or undefined while a quoted cell is still open at its end. */
const cellsOf = (record: string, separator: string): string[] | undefined => {
  if (!record.includes('"')) return record.split(separator)
  const cells: string[] = []
  let at = 0
  for (;;) {
    let cell = ''
    if (record[at] === '"') {
      at += 1
      for (;;) {
        const quote = record.indexOf('"', at)
        if (quote < 0) return undefined
        cell += record.slice(at, quote)
        at = quote + 1
        if (record[at] !== '"') break
        cell += '"'
        at += 1
      }
    }
    const end = record.indexOf(separator, at)
    cells.push(cell + record.slice(at, end < 0 ? undefined : end))
    if (end < 0) return cells
    at = end + 1
  }
}

const isTooLong = (open: readonly string[]): boolean =>
  open.length > longest.lines || open.reduce((sum, { length }) => sum + length, 0) > longest.characters

/**
 * Records of RFC 4180 with the separator of the file, also with quotes in the midst of a cell. A quote that is never
 * closed costs its own line and no other: reading goes on behind it.
 */
export async function* csvLines(
  lines: AsyncIterable<readonly string[]>,
  separator: string,
): AsyncGenerator<SourceLine[]> {
  let open: string[] = []
  let first = 0
  let next = 1
  const isEmpty = (text: string) => text === '' || text.trim() === ''

  const take = (texts: readonly string[], found: SourceLine[], isEnd: boolean): void => {
    const waiting = [...texts].reverse()
    for (;;) {
      const text = waiting.pop()
      if (text === undefined) {
        if (!isEnd || open.length === 0) return
      } else {
        if (open.length === 0) first = next
        next += 1
        open.push(text)
      }
      const cells = text === undefined ? undefined : cellsOf(open.length === 1 ? text : open.join('\n'), separator)
      if (cells) {
        if (open.length > 1 || !isEmpty(text ?? '')) found.push({ line: first, cells })
        open = []
      } else if (text === undefined || isTooLong(open)) {
        const [broken = '', ...others] = open
        found.push({ line: first, cells: broken.split(separator), fault: '引号没有结束' })
        next = first + 1
        open = []
        waiting.push(...others.reverse())
      }
    }
  }

  for await (const texts of lines) {
    const found: SourceLine[] = []
    take(texts, found, false)
    yield found
  }
  const found: SourceLine[] = []
  take([], found, true)
  yield found
}
