import type { Document } from './document.ts'
import type { Project } from './project.ts'

/** Documents that must stay short, with the most lines that each may have. */
const LONGEST: { path: RegExp; lines: number }[] = [
  { path: /^README(\.zh-CN)?\.md$/, lines: 70 },
  { path: /^domains\/[\w-]+\/README\.md$/, lines: 30 },
  { path: /^docs\/decisions\//, lines: 80 },
]

const DECISION = /^docs\/decisions\/(.*)$/
const INDEX = 'docs/decisions.md'
const NUMBERED = /^(\d{4})-[a-z0-9-]+\.md$/
const STATUS = /^Status: (in force|replaced by \d{4})$/
/** The parts that a decision must have, so that its reader need not ask why. */
const SECTIONS = ['Context', 'Decision', 'Refused', 'Consequence']

export function checkLengths({ documents }: Project): string[] {
  return documents.flatMap(({ path, lines }) => {
    const longest = LONGEST.find((it) => it.path.test(path))
    return longest && lines.length > longest.lines ? [`${path}: ${lines.length} lines, at most ${longest.lines}`] : []
  })
}

/** Checks the decisions: numbered without a gap, dated, with a status and their four parts, and each named by the index. */
export function checkDecisions({ documents }: Project): string[] {
  const decisions = documents.filter((it) => DECISION.test(it.path))
  const index = documents.find((it) => it.path === INDEX)?.lines.join('\n') ?? ''
  const unlisted = decisions.filter((it) => !index.includes(`](${it.path.slice('docs/'.length)})`))
  const numbers = decisions.map((it) => Number(numberOf(it)))
  const gaps = decisions.map((_, index) => index + 1).filter((number) => !numbers.includes(number))
  return [
    ...unlisted.map((it) => `${INDEX}: does not list ${it.path}`),
    ...gaps.map((number) => `docs/decisions: there is no number ${String(number).padStart(4, '0')}`),
    ...decisions.flatMap((it) => faultsOf(it).map((fault) => `${it.path}: ${fault}`)),
  ]
}

function numberOf(document: Document): string | undefined {
  const [, name = ''] = DECISION.exec(document.path) ?? []
  return NUMBERED.exec(name)?.[1]
}

function faultsOf(document: Document): string[] {
  const number = numberOf(document)
  if (number === undefined) return ['a decision is called NNNN-title.md']
  const [title] = document.headings
  const headings = document.headings.map((it) => it.text)
  return [
    ...(title?.text.startsWith(`${number}. `) ? [] : [`its title must begin with "${number}. "`]),
    ...(document.lines.some(isDate) ? [] : ['has no line "Date: YYYY-MM-DD"']),
    ...(document.lines.some((line) => STATUS.test(line))
      ? []
      : ['has no line "Status: in force" or "Status: replaced by NNNN"']),
    ...SECTIONS.filter((name) => !headings.includes(name)).map((name) => `has no part "${name}"`),
  ]
}

function isDate(line: string): boolean {
  const [, date] = /^Date: (\d{4}-\d{2}-\d{2})$/.exec(line) ?? []
  return date !== undefined && !Number.isNaN(Date.parse(date))
}

const ROOM = /^(domains\/[\w-]+)\/package\.json$/

/** The table of ARCHITECTURE.md has a row for every domain. */
export function checkRooms({ documents, files }: Project): string[] {
  const page = documents.find((it) => it.path === 'ARCHITECTURE.md')
  if (!page) return []
  return [...files].flatMap((path) => {
    const [, folder] = ROOM.exec(path) ?? []
    const hasRow = page.lines.some((line) => line.startsWith(`| \`${folder}\``))
    return folder === undefined || hasRow ? [] : [`ARCHITECTURE.md: has no row for ${folder}`]
  })
}
