import { refuseField, type Upload } from '@portal/platform/server'
import {
  type ReceiptMapping,
  type RefusedLine,
  receiptMapping,
  receiptMappingFault,
} from '../../../contract/receipts.ts'
import type { Line } from '../receipt-identity.ts'
import { mappingOf } from './headings.ts'
import { judgeLines, type Outgoing } from './judge-line.ts'
import { readStatement } from './read-statement.ts'

/** A list of the bank as it was read and judged. */
export type Survey = {
  columns: string[]
  mapping: ReceiptMapping
  fault: string | null
  rows: number
  /** How many lines went out, and those of them that may be refunds. */
  outgoing: number
  paidOut: Outgoing[]
  refused: RefusedLine[]
  incoming: (Line & { line: number })[]
}

const chosenMapping = (text: string): ReceiptMapping | undefined => {
  if (text === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuseField('mapping', '列的对应有误')
  }
  const judged = receiptMapping.safeParse(value)
  return judged.success ? judged.data : refuseField('mapping', '列的对应有误')
}

/** Reads a list of the bank and judges each of its lines; nothing is stored. A faulty mapping leaves the lines unjudged. */
export const surveyStatement = async (upload: Upload, mappingText: string, now: Date): Promise<Survey> => {
  const chosen = chosenMapping(mappingText)
  const { columns, lines } = await readStatement(upload)
  const mapping = chosen ?? mappingOf(columns)
  const fault = receiptMappingFault(mapping) ?? null
  const survey: Survey = {
    columns,
    mapping,
    fault,
    rows: lines.length,
    outgoing: 0,
    paidOut: [],
    refused: [],
    incoming: [],
  }
  if (fault !== null) return survey
  const judge = judgeLines(mapping, now)
  for (const source of lines) {
    const judged = judge(source)
    if ('msg' in judged) survey.refused.push({ line: source.line, msg: judged.msg })
    else if ('outgoing' in judged) {
      survey.outgoing += 1
      if (judged.outgoing) survey.paidOut.push(judged.outgoing)
    } else survey.incoming.push({ ...judged.line, line: source.line })
  }
  return survey
}
