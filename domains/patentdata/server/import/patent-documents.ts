import type { DocumentReader } from '@portal/imports/server'
import { type PatentField, patentList } from '../../contract/import.ts'

/** What a document of CNIPA tells, in the order of its cells. */
const fields = ['pn', 'ad', 'ti', 'an', 'pd', 'pa', 'inn', 'ipc', 'claims', 'firstClaimChars', 'pages'] as const
type Told = Extract<PatentField, (typeof fields)[number]>

/** A number in the parts in which a document has it. */
type Numbered = { 'doc-number': string; kind: string; date: string }

/** What is collected of a document while it passes. Applicants give way to owners, who stand in documents of granted patents. */
type Collected = {
  publication: Numbered
  application: Numbered
  title: string
  applicants: string[]
  owners: string[]
  inventors: string[]
  classes: string[]
  claims: number
  firstClaim: string
  pageMarks: number
}

const unnumbered = (): Numbered => ({ 'doc-number': '', kind: '', date: '' })

const nothing = (): Collected => ({
  ...{ publication: unnumbered(), application: unnumbered(), title: '', claims: 0, firstClaim: '', pageMarks: 0 },
  ...{ applicants: [], owners: [], inventors: [], classes: [] },
})

const isNumberPart = (name: string): name is keyof Numbered =>
  name === 'doc-number' || name === 'kind' || name === 'date'

const isIn = (path: readonly string[], ...names: readonly string[]): boolean =>
  names.some((name) => path.includes(name))

const add = (list: string[], text: string): void => {
  if (text !== '') list.push(text)
}

const noteParty = (found: Collected, path: readonly string[], text: string): void => {
  // An agent has a name and an address too.
  if (isIn(path, 'cn-agents', 'agents')) return
  if (isIn(path, 'cn-inventor', 'inventor')) add(found.inventors, text)
  else if (isIn(path, 'assignee', 'cn-assignee')) add(found.owners, text)
  else if (isIn(path, 'cn-applicant', 'applicant')) add(found.applicants, text)
}

const noteNumber = (found: Collected, path: readonly string[], part: keyof Numbered, text: string): void => {
  if (!path.includes('document-id')) return
  const of = isIn(path, 'cn-publication-reference', 'publication-reference')
    ? found.publication
    : isIn(path, 'application-reference')
      ? found.application
      : undefined
  // A later one is that of a document to which this one refers.
  if (of && of[part] === '') of[part] = text
}

/** Notes the text of an element that ends; `path` are the elements around it. */
const note = (found: Collected, path: readonly string[], name: string, text: string): void => {
  if (isNumberPart(name)) noteNumber(found, path, name, text)
  else if (name === 'invention-title') found.title ||= text
  else if (name === 'name' || name === 'orgname') noteParty(found, path, text)
  else if (name === 'main-classification' || name === 'further-classification') add(found.classes, text)
  else if (name === 'text' && path.includes('classification-ipcr')) add(found.classes, text)
}

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** `CN103150376B`; the country stands beside the number and is that of the office. */
const numberOf = ({ 'doc-number': number, kind }: Numbered): string => (number === '' ? '' : `CN${number}${kind}`)

/** A claim begins with its number, which is none of its characters; nor are blanks. */
const charactersOf = (claim: string): string => {
  const plain = claim.replaceAll(/\s/gu, '').replace(/^1[.．、]/u, '')
  return plain === '' ? '' : String([...plain].length)
}

const countOf = (count: number): string => (count === 0 ? '' : String(count))

const cellsOf = (found: Collected): Record<Told, string> => ({
  pn: numberOf(found.publication),
  ad: found.application.date,
  ti: found.title,
  an: found.application['doc-number'],
  pd: found.publication.date,
  pa: (found.owners.length > 0 ? found.owners : found.applicants).join(';'),
  inn: found.inventors.join(';'),
  ipc: [...new Set(found.classes)].join(';'),
  claims: countOf(found.claims),
  firstClaimChars: charactersOf(found.firstClaim),
  pages: countOf(found.pageMarks),
})

/** Where pages begin, as documents of CNIPA mark it in comments: `<!-- SIPO <DP n="10"> -->`. */
const pageMark = /<DP\s+n=/i

/** Longer than any title, name or number; a longer text is cut, and then refused as what it is. */
const longest = 5_000

const begin: DocumentReader['begin'] = () => {
  const found = nothing()
  const path: string[] = []
  /** The texts of the elements of the path; that of an element is a part of the text around it. */
  const texts: string[] = []
  const append = (piece: string): void => {
    const text = texts.at(-1)
    if (text !== undefined && text.length < longest) texts[texts.length - 1] = text + piece
  }
  return {
    open: (name) => {
      path.push(name)
      texts.push('')
      if (name === 'claim') found.claims += 1
    },
    text: (piece) => {
      if (found.claims === 1 && path.includes('claim')) found.firstClaim += piece
      append(piece)
    },
    comment: (words) => {
      if (pageMark.test(words)) found.pageMarks += 1
    },
    close: (name) => {
      path.pop()
      const text = texts.pop() ?? ''
      note(found, path, name, tidy(text))
      append(text)
    },
    cells: () => {
      const cells = cellsOf(found)
      return fields.map((field) => cells[field])
    },
  }
}

/**
 * Documents of CNIPA (DTD cn-patent-document-06-10-27) as lines of a list of patents: number, days, parties, classes, claims and
 * pages. They tell no legal status.
 */
export const patentDocuments: DocumentReader = {
  root: 'cn-patent-document',
  columns: fields.map((field) => patentList.labels[field]),
  begin,
}
