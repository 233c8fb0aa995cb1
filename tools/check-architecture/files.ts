import type { Package } from './packages.ts'
import { isTest, isToolConfig } from './sides.ts'
import type { Source } from './source.ts'

const SOURCE_LINES = 300
const TEST_LINES = 400

/** Names that tell only where something was put, and not what it is. */
const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'types', 'shared'])

/** Files that drizzle-kit or another generator wrote: nobody reads them from top to bottom, so that they may be long. */
const GENERATED = /(^|\/)(migrations|generated)\/|\.generated\./

/** Reports a file or a folder whose name says nothing. */
export function checkName(path: string): string[] {
  const words = path.split(/[/.]/).map((word) => word.toLowerCase())
  const empty = words.find((word) => EMPTY_NAMES.has(word))
  return empty ? [`${path}: "${empty}" says nothing; name it after what it is`] : []
}

/** Reports a file that has too many lines; generated files may have any number. */
export function checkLength(path: string, lines: number): string[] {
  const limit = isTest(path) ? TEST_LINES : SOURCE_LINES
  return lines > limit && !GENERATED.test(path) ? [`${path}: ${lines} lines, at most ${limit}`] : []
}

/** Reports an `index.ts` that is no door, every `export *`, and default exports outside the configs of tools. */
export function checkExports(source: Source, packages: Package[]): string[] {
  const { path } = source
  const doors = packages.flatMap((it) => [...it.doors.values()].map((door) => door.file))
  const isIndex = /(^|\/)index\.[cm]?[jt]sx?$/.test(path)
  return [
    ...(isIndex && !doors.includes(path)
      ? [`${path}: index is the name of a door, and no package.json exports this`]
      : []),
    ...source.exportsAll.map((at) => `${path}:${at.line}: export * hides what ${at.text} gives away; name it`),
    ...(isToolConfig(path) ? [] : source.defaultExports).map(
      (at) => `${path}:${at.line}: default export; give it a name (tool configs aside)`,
    ),
  ]
}
