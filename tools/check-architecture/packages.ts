import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One workspace, as its package.json describes it. */
export interface Package {
  name: string
  /** Folder, relative to the root, without a slash at the end. */
  folder: string
  layer: Layer
  /** The packages of this project that its production code may use. */
  dependencies: string[]
  /** The packages of this project that only its tests may use. */
  devDependencies: string[]
  /** Each door (such as `contract`) with its file relative to the root and the conditions under which it opens. */
  doors: Map<string, Door>
}

export interface Door {
  file: string
  conditions: string[]
}

/** The layers from the bottom up: a package uses lower layers, and a domain also other domains. */
export const LAYERS = ['platform', 'domains', 'apps', 'tools'] as const
export type Layer = (typeof LAYERS)[number]

interface Manifest {
  name: string
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const SCOPE = '@portal/'

/** The workspaces of the project: one for every package.json but the root's. */
export function readPackages(root: string, files: string[]): Package[] {
  return files
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'))
      const folder = path.slice(0, -'/package.json'.length)
      return {
        name: manifest.name,
        folder,
        layer: layerOf(folder),
        dependencies: own(manifest.dependencies),
        devDependencies: own(manifest.devDependencies),
        doors: new Map(
          Object.entries(manifest.exports ?? {}).map(([door, target]) => [door.slice(2), doorOf(folder, target)]),
        ),
      }
    })
}

/** Reads `@portal/files/contract` as name and door; undefined for a module that is not of this project. */
export function parseDoor(target: string): { name: string; door: string } | undefined {
  if (!target.startsWith(SCOPE)) return undefined
  const [noun = '', ...rest] = target.slice(SCOPE.length).split('/')
  return { name: SCOPE + noun, door: rest.join('/') }
}

/** The package that a file belongs to; undefined for the files of the root. */
export function packageOf(packages: Package[], path: string): Package | undefined {
  return packages.find((it) => path.startsWith(`${it.folder}/`))
}

function layerOf(folder: string): Layer {
  const [top = ''] = folder.split('/')
  return LAYERS.find((layer) => layer === top) ?? 'tools'
}

function own(dependencies: Record<string, string> = {}): string[] {
  return Object.keys(dependencies).filter((name) => name.startsWith(SCOPE))
}

function doorOf(folder: string, target: string | Record<string, string>): Door {
  const file = typeof target === 'string' ? target : (Object.values(target)[0] ?? '')
  return {
    file: join(folder, file).replaceAll('\\', '/'),
    conditions: typeof target === 'string' ? [] : Object.keys(target),
  }
}
