import { ensureField } from '@portal/platform/server'
import { type EditionKind, editionNumber } from '../../contract/edition.ts'
import { niceLimits } from '../../contract/limits.ts'
import type { EditionContent, Fault } from '../edition.table.ts'
import { applyAmendments } from './apply-amendments.ts'
import { textIn, unreadable } from './entry-text.ts'
import { judgeClasses, newFaults } from './judge-classes.ts'
import { type Entry, type Line, type ParsedFile, parseFile } from './parse-file.ts'
import { readLineClasses, readWhole } from './read-whole.ts'

/** An edition as its file says it. */
export type EditionOfFile = {
  edition: string
  editionName: string
  licence: string
  kind: EditionKind
  content: EditionContent
  refused: Fault[]
  refusedCount: number
  unfit: Fault[]
}

/** An edition that amendments may apply to. */
export type Base = { edition: string; content: EditionContent }

const numberOf = (value: unknown, at: string): string => {
  const number = typeof value === 'number' ? String(value) : value
  if (typeof number === 'string' && editionNumber.test(number)) return number
  return unreadable(at, '的版本号须为 2 至 31 位字母、数字、点或连字符，以字母或数字开头')
}

const licenceOf = (value: unknown): string =>
  textIn(value ?? '', niceLimits.source) ?? unreadable('', `licence 最多 ${niceLimits.source} 个字`)

const ofWhole = (whole: Entry): EditionOfFile => {
  const refused = newFaults()
  const edition = numberOf(whole.edition, 'edition ')
  const name = textIn(whole.editionName ?? '', niceLimits.editionName)
  const content = judgeClasses(readWhole(whole), refused)
  return {
    edition,
    editionName: (name ?? unreadable('', `editionName 最多 ${niceLimits.editionName} 个字`)) || edition,
    licence: licenceOf(whole.licence),
    kind: 'full',
    content,
    refused: refused.first,
    refusedCount: refused.count(),
    unfit: [],
  }
}

const ofLines = (lines: readonly Line[]): EditionOfFile => {
  const refused = newFaults()
  const [first] = lines
  const edition = numberOf(first?.entry.version, first?.at ?? '')
  const other = lines.find(({ entry }) => String(entry.version) !== edition)
  if (other) unreadable(other.at, `的 version 与${first?.at}不同`)
  const content = judgeClasses({ classes: readLineClasses(lines, refused.add), links: [] }, refused)
  return {
    edition,
    editionName: edition,
    licence: '',
    kind: 'full',
    content,
    refused: refused.first,
    refusedCount: refused.count(),
    unfit: [],
  }
}

/** A list of amendments says more behind the number of the edition that it leads to. */
const ofAmendments = (list: Entry, base: Base | undefined): EditionOfFile => {
  ensureField(base, 'base', '这是修改表，请选择它所修改的版本')
  const edition = numberOf(
    typeof list.edition === 'string' ? list.edition.trim().split(/\s/)[0] : list.edition,
    'edition ',
  )
  const { content, unfit } = applyAmendments(base.content, list.ops)
  return {
    edition,
    editionName: `由 ${base.edition} 与修改表推算，非官方全文`,
    licence: licenceOf(list.licence),
    kind: 'assembled',
    content,
    refused: [],
    refusedCount: 0,
    unfit,
  }
}

const editionOf = (file: ParsedFile, base: Base | undefined): EditionOfFile => {
  switch (file.form) {
    case 'whole':
      return ofWhole(file.whole)
    case 'lines':
      return ofLines(file.lines)
    case 'amendments':
      return ofAmendments(file.list, base)
  }
}

/**
 * Reads an edition from the bytes of a file in one of its three forms. `base` is what amendments apply to.
 * @throws AppFailure `edition.unreadable`, which names the place of the fault; `request.invalid` where amendments lack a base
 */
export const readEdition = (bytes: Buffer, base?: Base): EditionOfFile => editionOf(parseFile(bytes), base)
