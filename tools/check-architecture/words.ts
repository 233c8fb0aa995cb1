import { isTest } from './sides.ts'
import type { At, Source } from './source.ts'

/** A comment that switches off a check; it must give its reason behind a colon or a dash, as in `biome-ignore lint/x: why`. */
const SUPPRESSION = /@ts-expect-error|@ts-ignore|@ts-nocheck|biome-ignore(-all|-start|-end)?/
const REASON = /(@ts-expect-error\s*(:|-|–|—)|biome-ignore\S*\s+[^:]*?(:|\s-\s|–|—))\s*\S/

/** Forbidden, whatever reason is given. */
const NEVER = /@ts-ignore|@ts-nocheck/

const UNFINISHED = /\b(TODO|FIXME|XXX)\b/

/**
 * Folders of one person's or one runner's machine. The pattern for `/home/…` asks for a user's name behind it, since `/home`
 * is also an address of the portal, as `/home/orders/` is.
 */
const MACHINE_PATHS = [
  /(?<![\w#.}~-])\/home\/(?!orders\/)[a-z][a-z0-9_-]*\//,
  /(?<![\w#.}~-])\/Users\/[A-Za-z][\w.-]*\//,
  /(?<![\w#.}~-])\/(root|work)\//,
  /\b[A-Za-z]:\\{1,2}Users\b/,
]

/** A relative way up from the file's own folder, as code looks for files beside it. */
const WAY_UP = /(?:new URL\(\s*|import\.meta\.dirname,\s*)['"`]((?:\.\.\/)+)[^'"`]*/

/**
 * Hosts of package registries: where packages are fetched from is a matter of the machine (`npm config`), never of the
 * project.
 */
const REGISTRY_HOST =
  /\b[\w.-]*(registry\.[\w-]+\.\w+|npmmirror\.com|npm\.pkg\.github\.com|artifactory\.[\w-]+|verdaccio\.[\w-]+)\b/i

/** Reports in code: suppressions without a reason, skipped tests, notes of work left for later, and casts to any. */
export function checkCode(source: Source): string[] {
  const { path, comments } = source
  const at = (place: At, fault: string) => `${path}:${place.line}: ${fault}`
  return [
    ...source.anyCasts.map((place) => at(place, 'as any')),
    ...comments.flatMap((comment) => commentFaults(comment.text).map((fault) => at(comment, fault))),
    ...(isTest(path) ? source.leftOutTests : [])
      .filter((place) => !comments.some((it) => it.line === place.line || it.line === place.line - 1))
      .map((place) => at(place, `${place.text} without a comment that says why`)),
  ]
}

/** What is wrong with the text of one comment, without its comment marks. */
function commentFaults(comment: string): string[] {
  const [suppression] = SUPPRESSION.exec(comment) ?? []
  const faults: string[] = []
  if (NEVER.test(comment)) faults.push(`${suppression} is never allowed`)
  else if (suppression && !REASON.test(comment)) faults.push(`${suppression} without a reason behind a colon`)
  const [unfinished] = UNFINISHED.exec(comment) ?? []
  if (unfinished) faults.push(`${unfinished}: finish it, or put it into an issue`)
  return faults
}

/** Checks the comments of files that the parser does not read: CSS, HTML, shell, YAML, SQL. */
export function checkOtherComments(path: string, text: string): string[] {
  if (!/\.(css|html|sh|ya?ml|sql)$/.test(path)) return []
  return text.split('\n').flatMap((line, index) => commentFaults(line).map((fault) => `${path}:${index + 1}: ${fault}`))
}

/** Reports in any text file the traces of the machine on which the project was written. */
export function checkMachine(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const folder = MACHINE_PATHS.map((pattern) => pattern.exec(line)?.[0]).find((hit) => hit !== undefined)
    const [way, up = ''] = WAY_UP.exec(line) ?? []
    const leaves = up.length / 3 > path.split('/').length - 1
    const host = REGISTRY_HOST.exec(line)?.[0]
    return [
      ...(folder ? [`${path}:${index + 1}: ${folder} is a folder of one machine`] : []),
      ...(leaves ? [`${path}:${index + 1}: ${way?.slice(way.indexOf(up))} leads out of the project`] : []),
      ...(host ? [`${path}:${index + 1}: ${host} is a package registry; that is the machine's setting`] : []),
    ]
  })
}
