import type { Layer, Package } from './packages.ts'

/** The sides of a package; `tool` stands for files that are neither shipped nor on a side: tests, configs, build steps. */
export const SIDES = ['contract', 'proof', 'server', 'web', 'testing'] as const
export type Side = (typeof SIDES)[number] | 'tool'

/** Which sides a side may import, in its own package and through the doors of others. */
export const MAY_REACH: Record<Side, readonly Side[]> = {
  contract: ['contract', 'proof'],
  proof: ['proof'],
  server: ['server', 'contract', 'proof'],
  web: ['web', 'contract', 'proof'],
  testing: ['testing', 'server', 'web', 'contract', 'proof', 'tool'],
  tool: ['tool', 'testing', 'server', 'web', 'contract', 'proof'],
}

/** The conditions under which the door of a side opens: Node, TypeScript and Vite then refuse a door of the wrong side. */
export const CONDITIONS: Record<Exclude<Side, 'tool'>, readonly string[]> = {
  contract: [],
  proof: [],
  server: ['node'],
  web: ['browser'],
  testing: ['node'],
}

/** Sides that also run in a browser, where Node's own modules do not exist. */
export const IN_BROWSER: readonly Side[] = ['contract', 'proof', 'web']

/** Folders of the two apps that run on the developer's machine only. */
const BUILD_STEP = /^apps\/web\/build\//

const TEST = /\.test\.[cm]?[jt]sx?$/

/** Whether a file is a test or a browser journey. Tests may be longer, and may import everything. */
export function isTest(path: string): boolean {
  return TEST.test(path) || path.startsWith('e2e/')
}

/** The side that a file of a package is on; undefined where the file stands outside every side. */
export function sideOf(owner: Package, path: string): Side | undefined {
  if (isTest(path) || isToolConfig(path) || BUILD_STEP.test(path)) return 'tool'
  return sideByLayer[owner.layer](owner, path)
}

/** Whether a file is one that a tool loads by name and whose default export the tool asks for. */
export function isToolConfig(path: string): boolean {
  return /(^|\/)[\w-]+\.config\.[cm]?[jt]s$/.test(path)
}

const folderSide = (owner: Package, path: string) => {
  const [folder] = path.slice(owner.folder.length + 1).split('/')
  return SIDES.find((side) => side === folder)
}

/** The side of a file of an app: an app is one side as a whole, except for the sample data of its tests. */
const appSide = (owner: Package, path: string) => {
  if (folderSide(owner, path) === 'testing') return 'testing'
  return owner.folder === 'apps/web' ? 'web' : 'server'
}

const sideByLayer: Record<Layer, (owner: Package, path: string) => Side | undefined> = {
  platform: folderSide,
  domains: folderSide,
  apps: appSide,
  tools: () => 'tool',
}
