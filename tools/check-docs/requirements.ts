import type { Document } from './document.ts'
import type { Project } from './project.ts'

const MAP = 'docs/asvs.md'
const ROW = /^\| (\d+\.\d+\.\d+)\s*\| [12]\s*\| [^|]+ \| (by test|by document|by none): (.+?)\s*\|$/
const ANY_ROW = /^\| \d/
const TEST = /\.(test\.tsx?|journey\.ts)$/
const COUNTS = /^(\d+) by test, (\d+) by document, (\d+) by none\.$/
const APPLYING = /\b(\d+) of their requirements apply\b/

type Row = { line: number; id: string; kind: string; shown: string }

/**
 * Checks the map of security requirements: each stands there once, and is shown by an existing test, a document or a reason.
 */
export function checkRequirements(project: Project): string[] {
  const document = project.documents.find(({ path }) => path === MAP)
  if (!document) return []
  const rows = readRows(document)
  return [
    ...document.lines.flatMap((text, index) =>
      ANY_ROW.test(text) && !ROW.test(text) ? [`${MAP}:${index + 1}: is no row of the map`] : [],
    ),
    ...rows.flatMap((row, index) => faultsOf(row, rows.slice(0, index), project)),
    ...checkCounts(document, rows),
  ]
}

function readRows({ lines }: Document): Row[] {
  return lines.flatMap((text, index) => {
    const [, id, kind, shown] = ROW.exec(text) ?? []
    return id && kind && shown ? [{ line: index + 1, id, kind, shown }] : []
  })
}

function faultsOf({ line, id, kind, shown }: Row, before: Row[], { files }: Project): string[] {
  const at = `${MAP}:${line}: ${id}`
  const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  return [
    ...(before.some((row) => row.id === id) ? [`${at} comes twice`] : []),
    ...(kind === 'by test' && tests.length === 0 ? [`${at} names no test`] : []),
    ...(kind === 'by test' ? tests.filter((path) => !TEST.test(path) || !files.has(path)) : []).map(
      (path) => `${at}: ${path} is no test`,
    ),
    ...(kind === 'by document' && !shown.includes('](') ? [`${at} links no document`] : []),
  ]
}

function checkCounts({ lines }: Document, rows: Row[]): string[] {
  const told = lines.map((text) => COUNTS.exec(text)).find((found) => found !== null)
  const counted = ['by test', 'by document', 'by none'].map((kind) => rows.filter((row) => row.kind === kind).length)
  const [, applying] = APPLYING.exec(lines.join(' ')) ?? []
  return [
    ...(told?.slice(1).join() === counted.join()
      ? []
      : [`${MAP}: has ${counted.join(', ')} by test, document and none`]),
    ...(Number(applying) === rows.length ? [] : [`${MAP}: has ${rows.length} requirements`]),
  ]
}
