import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLines } from './csv-lines.ts'
import { physicalLines } from './physical-lines.ts'
import type { SourceLine } from './source-line.ts'

const refuse = (msg: string): never => {
  throw new Error(msg)
}

/** Read in parts of so many characters, as a file comes. */
const linesOf = async (text: string, separator = ',', part = 7): Promise<SourceLine[]> => {
  const parts = async function* () {
    for (let at = 0; at < text.length; at += part) yield text.slice(at, at + part)
  }
  const found: SourceLine[] = []
  for await (const batch of csvLines(physicalLines(parts(), refuse), separator)) found.push(...batch)
  return found
}

describe('lines of a CSV', () => {
  it('are numbered as an editor numbers them, whatever a quoted cell spans', async () => {
    expect(await linesOf('a,b\r\n1,"x\ny"\r\n\r\n3,4"5\n6\n"7" q,8\n9,""')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['3', '4"5'] },
      { line: 6, cells: ['6'] },
      { line: 7, cells: ['7 q', '8'] },
      { line: 8, cells: ['9', ''] },
    ])
  })

  it('lose none but its own to a quote that is never closed', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `${at},好`)
    const found = await linesOf(['1,"坏', ...many, '2,"也坏'].join('\n'))
    expect(found.filter(({ fault }) => fault).map(({ line, fault }) => [line, fault])).toEqual([
      [1, '引号没有结束'],
      [202, '引号没有结束'],
    ])
    expect(found).toHaveLength(202)
    expect(found[100]).toEqual({ line: 101, cells: ['99', '好'] })
  })

  it('come back as any writer of RFC 4180 wrote them', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '好', '"', ',', ';', '\n', ' ', '\t', '😀'), maxLength: 6 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.integer({ min: 1, max: 40 }),
        async (rows, separator, part) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
          const text = rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')
          expect((await linesOf(text, separator, part)).map(({ cells }) => cells)).toEqual(rows)
        },
      ),
    )
  })
})
