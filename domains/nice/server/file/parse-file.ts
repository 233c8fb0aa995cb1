import { fail } from '../failures.ts'

export type Entry = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Line = { at: string; entry: Entry }

/** A file by its form: a whole edition, a list of amendments, or a line for each class, group and item. */
export type ParsedFile =
  | { form: 'whole'; whole: Entry }
  | { form: 'amendments'; list: Entry }
  | { form: 'lines'; lines: readonly Line[] }

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    return fail('edition.unreadable', { msg: '文件须为 UTF-8 编码', cause })
  }
}

/** What a text is as JSON; undefined where it is no JSON, which JSON itself cannot say. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const notJson = '这份文件不是 JSON，也不是 JSON Lines'

const readLines = (text: string): readonly Line[] => {
  const lines: Line[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = jsonOf(line)
    const place = `第 ${at + 1} 行`
    if (isEntry(entry)) lines.push({ at: place, entry })
    else fail('edition.unreadable', { msg: lines.length === 0 ? notJson : `${place}不是有效的 JSON` })
  }
  return lines
}

/** @throws AppFailure `edition.unreadable` where the bytes are none of the three forms */
export const parseFile = (bytes: Buffer): ParsedFile => {
  const text = decode(bytes)
  if (text.trim() === '') fail('edition.unreadable', { msg: '文件是空的' })
  const whole = jsonOf(text)
  if (whole === undefined) return { form: 'lines', lines: readLines(text) }
  if (isEntry(whole) && 'classes' in whole) return { form: 'whole', whole }
  if (isEntry(whole) && 'ops' in whole) return { form: 'amendments', list: whole }
  if (isEntry(whole) && 'type' in whole) return { form: 'lines', lines: [{ at: '第 1 行', entry: whole }] }
  return fail('edition.unreadable', { msg: '文件中没有 classes（完整文本）或 ops（修改表）' })
}
