import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import {
  csvLines,
  encodingOf,
  findSeparator,
  headingLine,
  markedEncoding,
  physicalLines,
  type RefuseList,
  type SourceLine,
  separatorSigns,
  storableText,
  textOf,
} from '@portal/platform/server'
import { receiptLimits } from '../../../contract/receipts.ts'
import { ensure, fail } from '../../failures.ts'
import { knownHeadings } from './headings.ts'

/** How many lines are looked at to find the separator. */
const linesLookedAt = 50
const longestHeading = 60

const unreadable: RefuseList = (msg) => fail('receipt.unreadable', { msg })

/** Beginnings of files that people send in place of a CSV: workbooks, old workbooks, PDF, web pages. */
const others = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF', '<']

const ensureText = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    const head = buffer.subarray(0, bytesRead)
    const begins = head.toString('latin1')
    const isOther = others.some((sign) => begins.startsWith(sign))
    ensure(!isOther && (markedEncoding(head) || !head.includes(0)), 'receipt.unsupported')
  } finally {
    await handle.close()
  }
}

async function* asOneBatch(lines: readonly string[]): AsyncGenerator<readonly string[]> {
  yield lines
}

export type Statement = { columns: string[]; lines: readonly SourceLine[] }

/**
 * Reads a list of the bank: its headings and the lines below them. At 10 MB it is held in memory.
 * @throws AppFailure `receipt.unsupported` for what is no text, `receipt.unreadable` for a text that is no list
 */
export const readStatement = async ({ path, size }: { path: string; size: number }): Promise<Statement> => {
  if (size === 0) unreadable('文件中没有内容')
  await ensureText(path)
  const encoding = await encodingOf(createReadStream(path), unreadable)
  const texts: string[] = []
  const text = textOf(createReadStream(path), encoding, () => undefined)
  for await (const batch of physicalLines(text, unreadable)) texts.push(...batch)
  const { separator } = await findSeparator(texts.slice(0, linesLookedAt), knownHeadings)
  const lines: SourceLine[] = []
  for await (const batch of csvLines(asOneBatch(texts), separatorSigns[separator])) lines.push(...batch)
  const at = headingLine(lines, knownHeadings)
  const heading = lines[at] ?? unreadable('文件中没有内容')
  const below = lines.slice(at + 1)
  if (below.length === 0) unreadable('文件中只有列名，没有数据行')
  if (below.length > receiptLimits.lines) unreadable(`一次最多导入 ${receiptLimits.lines} 行，请分成几份`)
  return {
    columns: heading.cells.map((cell) => storableText(cell).trim().slice(0, longestHeading).toWellFormed()),
    lines: below,
  }
}
