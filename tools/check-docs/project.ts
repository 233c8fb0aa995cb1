import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../project-files.ts'
import { type Document, readDocument } from './document.ts'

/** The project as the documents speak of it. */
export interface Project {
  files: ReadonlySet<string>
  folders: ReadonlySet<string>
  documents: Document[]
  /** The scripts of the root's package.json. */
  scripts: ReadonlySet<string>
  read: (path: string) => string
}

export function readProject(root: string): Project {
  const files = projectFiles(root)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(read('package.json'))
  return {
    files: new Set(files),
    folders: new Set(files.flatMap(foldersOf)),
    documents: files.filter((path) => path.endsWith('.md')).map((path) => readDocument(path, read(path))),
    scripts: new Set(Object.keys(scripts)),
    read,
  }
}

/** The folders that a path lies in: `a/b/c.ts` gives `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
