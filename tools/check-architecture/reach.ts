import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { LAYERS, type Package, packageOf, parseDoor } from './packages.ts'
import { CONDITIONS, IN_BROWSER, MAY_REACH, SIDES, type Side, sideOf } from './sides.ts'
import type { At, Source } from './source.ts'

/** Checks which packages may use which by their package.json: through doors, and never a higher layer. One line per fault. */
export function checkManifests(packages: Package[], files: ReadonlySet<string>): string[] {
  return packages.flatMap((it) => {
    const manifest = `${it.folder}/package.json`
    const upward = [...it.dependencies, ...it.devDependencies]
      .map((name) => packages.find((other) => other.name === name))
      .filter((other) => other !== undefined)
      .filter((other) => !mayList(it, other))
      .map((other) => `${manifest}: ${it.name} (${it.layer}) may not depend on ${other.name} (${other.layer})`)
    const doors = [...it.doors].flatMap(([name, door]) => {
      const side = sideOfDoor(name)
      if (!side) return [`${manifest}: the door ./${name} is no side; sides are ${SIDES.join(', ')}`]
      if (!files.has(door.file)) return [`${manifest}: the door ./${name} leads to ${door.file}, which does not exist`]
      const asked = CONDITIONS[side]
      if (name.endsWith('.css') || door.conditions.join() === asked.join()) return []
      return [
        `${manifest}: the door ./${name} must open under ${asked.map((it) => `"${it}" only`)[0] ?? 'every condition'}`,
      ]
    })
    return [...upward, ...doors]
  })
}

/**
 * Checks what a file really imports: only declared packages, through their doors, from the allowed sides. One line per
 * fault.
 */
export function checkReach(source: Source, packages: Package[]): string[] {
  const owner = packageOf(packages, source.path)
  if (!owner) return []
  const side = sideOf(owner, source.path)
  if (!side) return [`${source.path}: stands outside the sides of ${owner.name} (${SIDES.join(', ')})`]
  return source.imports.flatMap((target) => {
    const fault = faultOf(target, { owner, side, path: source.path, packages })
    return fault ? [`${source.path}:${target.line}: ${fault}`] : []
  })
}

/** The file that an import leads to, as a path of the project; undefined for packages from outside. */
export function targetFile(path: string, target: string, packages: Package[]): string | undefined {
  const door = parseDoor(target)
  if (door) return packages.find((it) => it.name === door.name)?.doors.get(door.door)?.file
  return target.startsWith('.') ? posix.join(posix.dirname(path), target.replace(/\?.*$/, '')) : undefined
}

interface Place {
  owner: Package
  side: Side
  path: string
  packages: Package[]
}

function faultOf({ text: target }: At, place: Place): string | undefined {
  const { owner, side, path, packages } = place
  if (isBuiltin(target)) {
    return IN_BROWSER.includes(side) ? `${side} may not import ${target}: it also runs in a browser` : undefined
  }
  const door = parseDoor(target)
  if (door) return doorFault(door, target, place)
  const file = targetFile(path, target, packages)
  if (!file) return undefined
  if (packageOf(packages, file) !== owner)
    return `${target} leaves ${owner.name}; another package only through its doors`
  return sideFault(side, sideOf(owner, file), target)
}

function doorFault({ name, door }: { name: string; door: string }, target: string, place: Place): string | undefined {
  const { owner, side, packages } = place
  if (name === owner.name) return `${target} is this package itself; inside a package imports are relative`
  const other = packages.find((it) => it.name === name)
  if (!other) return `there is no package ${name}`
  const declared = owner.dependencies.includes(name)
  const testsOnly = owner.devDependencies.includes(name) && (side === 'tool' || side === 'testing')
  if (!declared && !testsOnly) return `uses ${name}, which ${owner.folder}/package.json does not list`
  if (!other.doors.has(door)) return `${target} is no door of ${name}; it has ${[...other.doors.keys()].join(', ')}`
  return sideFault(side, sideOfDoor(door), target)
}

function sideFault(from: Side, to: Side | undefined, target: string): string | undefined {
  if (to === undefined || MAY_REACH[from].includes(to)) return undefined
  return `${from} may not import ${to} (${target})`
}

/**
 * Doors beside a side's own, for importers that must not load the whole side: tests of pages; the tests of access and of the
 * act log, which ask every domain for its owned calls and its acts of staff; the journeys, which look for words on pages and
 * ask how much of themselves runs; the back office, whose pages customers do not load; pages that show a part of another
 * domain, whose other code the first visit would then load; and drizzle-kit, which reads tables.
 */
const SMALL_DOORS = [
  'testing/page',
  'testing/owned-calls',
  'testing/staff-acts',
  'testing/left-words',
  'testing/stress',
  'web/admin',
  'web/law-card',
  'web/right-offer',
  'web/right-picker',
  'web/playbook',
  'web/case-deadlines',
  'web/case-card',
  'web/own-case',
  'web/quality',
  'server/columns',
  'server/quick-imports',
  'server/tables',
]

/**
 * The side that a door belongs to: `web` is web, a style sheet that a side exports by name (`web/tokens.css`) is web too,
 * and a small door belongs to its side.
 */
function sideOfDoor(door: string): (typeof SIDES)[number] | undefined {
  const [first, ...rest] = door.split('/')
  return rest.length === 0 || door.endsWith('.css') || SMALL_DOORS.includes(door)
    ? SIDES.find((side) => side === first)
    : undefined
}

/**
 * Whether a package may list another as a dependency: one of a lower layer, or a domain another domain; never one of a
 * higher layer, and no app another app.
 */
function mayList(from: Package, to: Package): boolean {
  if (from.layer === 'domains' && to.layer === 'domains') return true
  return LAYERS.indexOf(to.layer) < LAYERS.indexOf(from.layer)
}
