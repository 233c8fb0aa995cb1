import { type Package, packageOf } from './packages.ts'
import { targetFile } from './reach.ts'
import { MAY_REACH, type Side, sideOf } from './sides.ts'
import type { Source } from './source.ts'

const PRODUCTION: readonly Side[] = ['contract', 'proof', 'server', 'web']

/**
 * Doors are for other packages: inside a package a production file imports a name from the file that declares it, and a door
 * exports only what another package uses. So a door shows what a package offers, and a name that nobody uses is found.
 */
export function checkDoors(sources: Source[], packages: Package[]): string[] {
  const doors = new Map(packages.flatMap((it) => [...it.doors.values()].map((door) => [door.file, it] as const)))
  const isStyle = (file: string) => file.endsWith('.css')
  const asked = new Map<string, Set<string>>()
  const faults: string[] = []

  for (const source of sources) {
    const asker = packageOf(packages, source.path)
    for (const { module, names } of source.asks) {
      const door = targetFile(source.path, module, packages)
      const owner = door === undefined ? undefined : doors.get(door)
      if (door === undefined || owner === undefined || isStyle(door)) continue
      if (owner !== asker) asked.set(door, new Set([...(asked.get(door) ?? []), ...names]))
      else if (module.startsWith('.') && isInReach(owner, source.path, door))
        faults.push(`${source.path}: imports its own door ${door}; inside a package import the file`)
    }
  }

  for (const { path, passesOn } of sources) {
    if (!doors.has(path)) continue
    const names = asked.get(path) ?? new Set()
    const unasked = names.has('*') ? [] : passesOn.filter(({ text }) => !names.has(text))
    faults.push(...unasked.map(({ line, text }) => `${path}:${line}: no other package asks for ${text}`))
  }
  return faults
}

/**
 * Whether a production file may import what is behind this door of its own package from the declaring file. Forbidden
 * imports are reported by other checks.
 */
function isInReach(owner: Package, path: string, door: string): boolean {
  const from = sideOf(owner, path)
  const to = sideOf(owner, door)
  return from !== undefined && to !== undefined && PRODUCTION.includes(from) && MAY_REACH[from].includes(to)
}
