/** A piece of a document and its line, counted from 1. */
export interface Piece {
  line: number
  text: string
}

/** What the checks need to know of one Markdown file. */
export interface Document {
  path: string
  lines: string[]
  headings: Piece[]
  /** The names under which its headings can be linked to. */
  anchors: Set<string>
  /** Targets of links and pictures, Markdown and HTML alike. */
  links: Piece[]
  /** Inline code. */
  spans: Piece[]
  /** Lines of fenced blocks. */
  fenced: Piece[]
}

const LINKS = [
  /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g,
  /^\s*\[[^\]]+\]:\s+(\S+)/g,
  /<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
]

/** Reads a Markdown file line by line. What stands in a fenced block is code, whatever it looks like. */
export function readDocument(path: string, text: string): Document {
  const lines = text.replace(/\n$/, '').split('\n')
  const found: Document = { path, lines, headings: [], anchors: new Set(), links: [], spans: [], fenced: [] }
  let fence = ''
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    const mark = /^\s*(```+|~~~+)/.exec(content)?.[1] ?? ''
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : ''
      continue
    }
    if (fence !== '') {
      found.fenced.push({ line, text: content })
      continue
    }
    for (const [, span = ''] of content.matchAll(/`([^`]+)`/g)) found.spans.push({ line, text: span })
    const prose = content.replace(/`[^`]*`/g, (span) => ' '.repeat(span.length))
    for (const [, target = ''] of LINKS.flatMap((pattern) => [...prose.matchAll(pattern)])) {
      found.links.push({ line, text: target })
    }
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(content)?.[1]
    if (heading === undefined) continue
    found.headings.push({ line, text: heading })
    found.anchors.add(freeAnchor(found.anchors, heading))
  }
  return found
}

/** The anchor that GitHub gives a heading; the second heading of the same name gets `-1`, the third `-2`. */
function freeAnchor(taken: ReadonlySet<string>, heading: string): string {
  const anchor = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')
  for (let count = 0; ; count += 1) {
    const name = count === 0 ? anchor : `${anchor}-${count}`
    if (!taken.has(name)) return name
  }
}
