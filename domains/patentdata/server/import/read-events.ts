import type { LineReader } from '@portal/imports/server'
import { codePoints, shanghaiDayOf } from '@portal/platform/contract'
import { writtenDay } from '@portal/platform/server'
import type { PatentField } from '../../contract/import.ts'
import { patentDataLimits } from '../../contract/limits.ts'
import type { LegalEvent } from '../events/fold-events.ts'
import { partsOf } from './cell-parts.ts'

const { eventText, events: most, eventWords } = patentDataLimits

/** A day, a code of INPADOC or of the office's gazette, and words behind it: `2023-05-06 CF01 未缴年费专利权终止`. */
const written = /^(\S+)\s+([A-Z][A-Z0-9]{1,5})(?:\s+(.+))?$/iu

const readEvent = (part: string): LegalEvent | string => {
  const [, when = '', code = '', words] = written.exec(part.normalize('NFKC')) ?? []
  if (code === '') return `法律事件“${part.slice(0, 30)}”应写为日期、空格和代码，如 2023-05-06 CF01`
  const day = writtenDay(when)?.day
  if (day === undefined) return `法律事件“${part.slice(0, 30)}”的日期有误`
  if (day > shanghaiDayOf(new Date())) return `法律事件“${part.slice(0, 30)}”的日期在将来`
  if (words !== undefined && codePoints(words) > eventWords) return `法律事件的说明超过${eventWords}个字`
  return { day, code: code.toUpperCase(), ...(words !== undefined && { text: words }) }
}

/** The legal events of a line, as `2023-05-06 CF01;2024-01-02 RR01`; 无 tells that there are none, null is unknown. */
export const readEvents = (line: LineReader<PatentField>): LegalEvent[] | null => {
  const parts = partsOf(line, 'events', eventText)
  if (parts === null) return null
  if (parts.length === 1 && parts[0] === '无') return []
  if (parts.length > most) line.refuse('events', `最多 ${most} 项`)
  const read = parts.slice(0, most).map(readEvent)
  const fault = read.find((one) => typeof one === 'string')
  if (fault !== undefined) line.refuse('events', fault)
  return read.filter((one) => typeof one !== 'string')
}
