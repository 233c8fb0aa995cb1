import type { SourceLine } from '@portal/platform/server'
import { type ImportFinding, importLimits } from '../contract/import.ts'
import type { Judged } from './judge/judge-lines.ts'
import type { StagedRow } from './rows/stage-rows.ts'
import type { TableSource } from './source/table-source.ts'

export type Tally = { bytes: number; lines: number; accepted: number; refused: number }

/** The counts and findings of a file while it is read. */
export type Reading<Row> = {
  tally: () => Tally
  /** Faults of the refused lines: all of them are counted, only the first ones are kept. */
  findings: ImportFinding[]
  findingCount: () => number
  rows: AsyncIterable<StagedRow<Row>[]>
}

/**
 * Judges a file line by line: passes good rows on and counts the faults of the others. `onProgress` is called after each part
 * of the file.
 */
export const readRows = <Row>(
  source: TableSource,
  judge: (line: SourceLine) => Judged<Row>,
  onProgress: (tally: Tally) => Promise<void>,
): Reading<Row> => {
  const findings: ImportFinding[] = []
  let lines = 0
  let refused = 0
  let findingCount = 0
  const tally = (): Tally => ({ bytes: source.bytesRead(), lines, accepted: lines - refused, refused })

  const rows = async function* (): AsyncGenerator<StagedRow<Row>[]> {
    for await (const batch of source.lines) {
      const accepted: StagedRow<Row>[] = []
      for (const one of batch) {
        lines += 1
        const judged = judge(one)
        if ('row' in judged) accepted.push({ line: one.line, row: judged.row })
        else {
          refused += 1
          findingCount += judged.faults.length
          const room = importLimits.findings - findings.length
          for (const fault of judged.faults.slice(0, room)) findings.push({ line: one.line, kind: 'refused', ...fault })
        }
      }
      yield accepted
      await onProgress(tally())
    }
  }
  return { tally, findings, findingCount: () => findingCount, rows: rows() }
}
