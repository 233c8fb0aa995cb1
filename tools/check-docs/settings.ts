import type { Project } from './project.ts'

const OPERATIONS = 'docs/operations.md'
const CONFIG = /^platform\/server\/config\/[\w-]+\.ts$/
const CODE = /(\.[cm]?[jt]sx?|^\.ci\/\w+)$/

/** Marks a file in which a domain reads its settings. The tests of such a file set variables and read none. */
const SETTINGS = /\bdefineSettings\(/

/** How code names a variable of the environment: as a key of the schema, or as `env.NAME` or `env['NAME']`. */
const READ = /\benv\.([A-Z][A-Z0-9_]+)\b|'([A-Z][A-Z0-9_]+)'|\b([A-Z][A-Z0-9_]+):/g

/**
 * How the document names a variable: as inline code with an underscore, alone in the first cell of a table, or set in a
 * shell.
 */
const IN_TEXT = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(=.*)?$/
const IN_CELL = /^\|\s*`([A-Z][A-Z0-9_]+)`/
const IN_SHELL = /(?:^|\s)([A-Z][A-Z0-9_]+)=/g

/**
 * Reports settings that operations.md names and no code reads, and settings that code reads and operations.md does not name.
 */
export function checkSettings({ documents, files, read }: Project): string[] {
  const operations = documents.find((it) => it.path === OPERATIONS)
  const readsSettings = (path: string) =>
    CONFIG.test(path) || (path.startsWith('domains/') && path.endsWith('.ts') && SETTINGS.test(read(path)))
  const configs = [...files].filter((path) => readsSettings(path) && !path.includes('.test.'))
  if (!operations) return configs.length > 0 ? [`${OPERATIONS} does not exist`] : []

  const documented = new Map<string, number>()
  const note = (name: string | undefined, line: number) => {
    if (name !== undefined && !documented.has(name)) documented.set(name, line)
  }
  for (const { line, text } of operations.spans) note(IN_TEXT.exec(text)?.[1], line)
  for (const [index, text] of operations.lines.entries()) note(IN_CELL.exec(text)?.[1], index + 1)
  for (const { line, text } of operations.fenced) for (const [, name] of text.matchAll(IN_SHELL)) note(name, line)

  const code = [...files].filter((path) => CODE.test(path)).map(read)
  const isRead = (name: string) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  return [
    ...[...documented]
      .filter(([name]) => !isRead(name))
      .map(([name, line]) => `${OPERATIONS}:${line}: no code reads ${name}`),
    ...configs.flatMap((path) =>
      variablesOf(read(path))
        .filter((name) => !documented.has(name))
        .map((name) => `${path}: reads ${name}, which ${OPERATIONS} does not tell`),
    ),
  ]
}

function variablesOf(source: string): string[] {
  const named = [...source.matchAll(READ)].map(([, member, text, key]) => member ?? text ?? key ?? '')
  return [...new Set(named)].sort()
}
