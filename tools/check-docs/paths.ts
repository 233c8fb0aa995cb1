import { matchesGlob, posix } from 'node:path'
import { MADE_FOLDERS } from '../project-files.ts'
import type { Document } from './document.ts'
import type { Project } from './project.ts'

const PATH = /^(\.\/)?[\w.*{},-]+(\/[\w.*{},-]+)*\/?$/
const FILE_NAME = /^[\w.-]+\.(tsx?|mjs|css|html|json|md|sql|png|svg)$/
/** Marks a path in which the reader chooses a name. */
const PLACEHOLDER = /NNNN|YYYY|<|…|\.\.\./

/**
 * Reports inline code that looks like a path of the repository and is none. It looks like one when it begins with a folder
 * of the root or of the document's own folder, or when it is a file name alone, which some file must then have.
 */
export function checkPaths(document: Document, project: Project): string[] {
  return document.spans
    .filter(({ text }) => looksLikePath(text, document, project) && !exists(text, document, project))
    .map(({ line, text }) => `${document.path}:${line}: ${text} does not exist`)
}

function looksLikePath(text: string, document: Document, { files, folders }: Project): boolean {
  if (!PATH.test(text) || PLACEHOLDER.test(text)) return false
  const parts = text.replace(/^\.\//, '').split('/')
  if (parts.some((part) => MADE_FOLDERS.has(part))) return false
  const [first = ''] = parts
  if (parts.length === 1) return FILE_NAME.test(text)
  return folders.has(first) || folders.has(beside(document, first)) || files.has(first)
}

function exists(text: string, document: Document, { files, folders }: Project): boolean {
  const path = text.replace(/^\.\//, '').replace(/\/$/, '')
  const places = [path, beside(document, path)]
  if (places.some((place) => files.has(place) || folders.has(place))) return true
  if (/[*{]/.test(path)) return [...files, ...folders].some((it) => places.some((place) => matchesGlob(it, place)))
  return !path.includes('/') && [...files].some((file) => posix.basename(file) === path)
}

function beside(document: Document, path: string): string {
  return posix.join(posix.dirname(document.path), path)
}
