import { posix } from 'node:path'
import type { Document } from './document.ts'
import type { Project } from './project.ts'

/** Reports links and pictures that lead to a missing file or heading. Links to other hosts are not checked. */
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
