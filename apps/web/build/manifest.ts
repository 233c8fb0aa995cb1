import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}
/** Vite's manifest. Its keys are source paths for entries and lazy modules, and `_name` for shared chunks. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

const getChunk = (manifest: Manifest, key: string): Chunk => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build manifest has no ${key}`)
  return chunk
}

/** Every file that a module needs before it can run: its own, those of its static imports, and their style sheets. */
export const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = getChunk(manifest, key)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

/**
 * The source modules that a page's loader imports. They are read from the text of the loader function in the server-side
 * build.
 */
export const modulesOf = (serverManifest: Manifest, loader: string): string[] => {
  const files = [...loader.matchAll(/import\(\s*["'`]([^"'`]+)["'`]/g)].map((match) => basename(match[1] ?? ''))
  if (files.length === 0)
    throw new Error(`No import() stands in this page loader, so its chunks are unknown: ${loader}`)
  return files.map((file) => {
    const entry = Object.entries(serverManifest).find(([, chunk]) => basename(chunk.file) === file)
    if (entry === undefined) throw new Error(`The server-side build has no chunk ${file}`)
    return entry[0]
  })
}
