import { parseSync } from 'oxc-parser'

/** A place in a file: its text and its line, counted from 1. */
export interface At {
  line: number
  text: string
}

/** The names that a file imports from a module; `*` means all of them, as a namespace or by a dynamic import. */
export interface Asked {
  module: string
  names: string[]
}

/** What the checks need to know of one source file. */
export interface Source {
  path: string
  lines: number
  /**
   * Every module that the file names: static imports, `export … from`, dynamic `import()`, and type imports, since a type
   * ties two files too.
   */
  imports: At[]
  /** Which names its static imports and `export … from` take from each module, as that module calls them. */
  asks: Asked[]
  /** The names that it exports again from other modules, as it calls them. */
  passesOn: At[]
  exportsAll: At[]
  defaultExports: At[]
  /** Casts to `any`. */
  anyCasts: At[]
  /** Calls that skip tests, such as `test.skip`, with the name as written. */
  leftOutTests: At[]
  comments: At[]
  /** The first syntax error; the other lists are then incomplete. */
  error?: At
}

const LEAVING_OUT = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf'])
const NAMES_A_MODULE = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'TSImportType',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
])
const ASKS_AT_RUN_TIME = new Set(['ImportExpression', 'TSImportType'])
const CASTS = new Set(['TSAsExpression', 'TSTypeAssertion'])
const TEST_WORDS = new Set(['test', 'it', 'describe', 'suite'])

/**
 * Reads one TypeScript or JavaScript file.
 *
 * Why a real parser: `typescript` 7 is a binary without a parser API, `es-module-lexer` does not read TypeScript or JSX,
 * and patterns take text inside strings and comments for imports. oxc reads all of it, in milliseconds, and knip brings
 * the same copy.
 */
export function readSource(path: string, text: string): Source {
  const lineOf = lineFinder(text)
  const { program, comments, errors } = parseSync(path, text)
  const found: Source = {
    path,
    lines: countLines(text),
    imports: [],
    asks: [],
    passesOn: [],
    exportsAll: [],
    defaultExports: [],
    anyCasts: [],
    leftOutTests: [],
    comments: comments.map((comment) => ({ line: lineOf(comment.start), text: comment.value.trim() })),
  }
  const [error] = errors
  if (error) found.error = { line: lineOf(error.labels[0]?.start ?? 0), text: error.message }

  for (const statement of program.body) {
    const named = statement.type === 'ExportNamedDeclaration' && statement.specifiers.some(isNamedDefault)
    if (named || statement.type === 'ExportDefaultDeclaration') {
      found.defaultExports.push({ line: lineOf(statement.start), text: 'default' })
    }
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map((it) => (it.type === 'ImportSpecifier' ? nameOf(it.imported) : '*'))
      found.asks.push({ module: statement.source.value, names })
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const { source, specifiers } = statement
      found.asks.push({ module: source.value, names: specifiers.map((it) => nameOf(it.local)) })
      const passedOn = specifiers.map((it) => ({ line: lineOf(it.start), text: nameOf(it.exported) }))
      found.passesOn.push(...passedOn)
    }
  }
  walk(program, (node) => {
    const line = lineOf(node.start)
    if (node.type === 'ExportAllDeclaration') found.exportsAll.push({ line, text: stringOf(node.source) })
    if (NAMES_A_MODULE.has(node.type) && stringOf(node.source))
      found.imports.push({ line, text: stringOf(node.source) })
    if (ASKS_AT_RUN_TIME.has(node.type)) found.asks.push({ module: stringOf(node.source), names: ['*'] })
    if (CASTS.has(node.type) && typeOf(node.typeAnnotation) === 'TSAnyKeyword')
      found.anyCasts.push({ line, text: 'any' })
    if (node.type !== 'MemberExpression') return
    const [word = '', ...rest] = text.slice(node.start, node.end).split('.')
    if (TEST_WORDS.has(word) && LEAVING_OUT.has(rest.at(-1) ?? '')) {
      found.leftOutTests.push({ line, text: [word, ...rest].join('.') })
    }
  })
  return found
}

/** How many lines a text has; the line break at its end begins no new one. */
export function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}

/** A node of the syntax tree, with the fields that the walk needs. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function typeOf(value: unknown): string {
  return isNode(value) ? value.type : ''
}

/** The value of a string literal; empty for anything else, such as a module name built at run time. */
function stringOf(value: unknown): string {
  return isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : ''
}

/** The name in an import or export: an identifier, or text in quotes. */
function nameOf(name: { name: string } | { value: unknown }): string {
  return 'name' in name ? name.name : String(name.value)
}

function isNamedDefault(specifier: { exported: object }): boolean {
  return 'name' in specifier.exported && specifier.exported.name === 'default'
}

/** Turns an offset in the text into the number of its line. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
