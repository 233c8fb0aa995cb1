import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type ImportEncoding, type ImportFormat, importLimits } from '../../contract/index.ts'
import { fail } from '../failures.ts'
import type { ImportSample } from '../import.table.ts'
import { openSource } from './source/open-source.ts'
import type { SourceLine } from './source/table-source.ts'
import { encodingOf } from './source/text-encoding.ts'

export type FileSurvey = { format: ImportFormat; encoding: ImportEncoding | null; sample: ImportSample }

/** What a sample keeps of a cell: enough to judge and to show it. */
const longestCell = 400
const mostCells = 100

const headOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

const formatOf = (head: Buffer): ImportFormat => {
  if (head.subarray(0, 4).equals(zip)) return 'xlsx'
  if (head.subarray(0, 4).equals(oldOffice)) {
    fail('import.unreadable', { msg: '这是旧版 Excel 的 XLS 文件，请另存为 XLSX 或 CSV' })
  }
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe
  if (head.includes(0) && !isUtf16) fail('import.unreadable')
  return head.toString('utf8').replace('\uFEFF', '').trimStart().startsWith('{') ? 'jsonl' : 'csv'
}

const cut = ({ line, cells, fault }: SourceLine): SourceLine => ({
  line,
  cells: cells.slice(0, mostCells).map((cell) => cell.slice(0, longestCell)),
  ...(fault !== undefined && { fault }),
})

/** What a file is, by its bytes, and its first lines. Fails with `import.unreadable` for what is no list. */
export const surveyFile = async ({ path, size }: { path: string; size: number }): Promise<FileSurvey> => {
  const format = formatOf(await headOf(path))
  const encoding = format === 'xlsx' ? null : await encodingOf(createReadStream(path))
  const source = await openSource({
    ...{ format, encoding, size },
    text: async () => createReadStream(path),
    path: async () => path,
  })
  const lines: SourceLine[] = []
  for await (const batch of source.lines) {
    lines.push(...batch.slice(0, importLimits.previewRows - lines.length).map(cut))
    if (lines.length >= importLimits.previewRows) break
  }
  const { columns, days } = source
  return { format, encoding, sample: { columns: columns.slice(0, mostCells), days, lines } }
}
