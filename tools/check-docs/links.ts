import { posix } from 'node:path'
import type { Document } from './document.ts'
import type { Project } from './project.ts'

/** Links and pictures that lead to nothing: a missing file, or a heading that is not there. Other hosts are not asked. */
export function checkLinks(document: Document, { files, folders, documents }: Project): string[] {
  return document.links.flatMap(({ line, text }) => {
    if (/^[a-z][\w+.-]*:/i.test(text)) return []
    const at = `${document.path}:${line}:`
    const [file = '', anchor] = decodeURIComponent(text).split('#')
    const target = file === '' ? document.path : posix.normalize(posix.join(posix.dirname(document.path), file))
    if (!files.has(target) && !folders.has(target.replace(/\/$/, ''))) return [`${at} ${text} does not exist`]
    const linked = documents.find((it) => it.path === target)
    if (!anchor || !linked || linked.anchors.has(anchor)) return []
    return [`${at} ${target} has no heading #${anchor}`]
  })
}
