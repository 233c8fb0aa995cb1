import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAppFailure } from '@portal/platform/server'
import { createJudge } from '../server/judge/judge-lines.ts'
import { openSource } from '../server/source/open-source.ts'
import { surveyFile } from '../server/survey-file.ts'
import { readSample, type Sample, sampleHeadings, sampleList } from './sample-list.ts'

const headings = sampleHeadings

const withFile = async <T>(bytes: Buffer, act: (file: { path: string; size: number }) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'))
  try {
    const path = join(folder, 'list')
    await writeFile(path, bytes)
    return await act({ path, size: bytes.length })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads a file as an import of samples reads it, with its guessed columns: what kind of file it is, its rows, its faults. */
export const readFile = (bytes: Buffer) =>
  withFile(bytes, async ({ path, size }) => {
    const { format, encoding } = await surveyFile({ headings }, { path, size })
    const source = await openSource({
      ...{ headings, format, encoding, size },
      text: async () => createReadStream(path),
      path: async () => path,
    })
    const judge = createJudge({ list: sampleList, readRow: readSample }, source, sampleHeadings.guess(source.columns))
    const rows: Sample[] = []
    const faults: { line: number; column: string; value: string; reason: string }[] = []
    for await (const batch of source.lines) {
      for (const line of batch) {
        const judged = judge(line)
        if ('row' in judged) rows.push(judged.row)
        else faults.push(...judged.faults.map((fault) => ({ line: line.line, ...fault })))
      }
    }
    return { format, encoding, columns: source.columns, rows, faults }
  })

/** How a file that is no list is refused when it is handed in: the HTTP status and the words; undefined where it is taken. */
export const refusalOf = (bytes: Buffer): Promise<[http: number, msg: string] | undefined> =>
  withFile(bytes, async (file) => {
    try {
      await surveyFile({ headings }, file)
      return undefined
    } catch (error) {
      if (isAppFailure(error)) return [error.failure.http, error.failure.msg]
      throw error
    }
  })
