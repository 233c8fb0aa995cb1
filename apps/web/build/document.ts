import { createHash } from 'node:crypto'

/** `sha256-…` of inline code, as a Content-Security-Policy source without its quotes. */
const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Chunk addresses by hash route; a route with `?active=n` adds to the route without it. */
export type PreloadMap = Readonly<Record<string, readonly string[]>>

/**
 * The one inline script. The server only ever sees `/`, so the browser itself asks for the chunks of the
 * address behind the `#`, before the entry has arrived. Off the landing page it marks the document, and the
 * style sheet then shows the prerendered header with 正在加载… instead of a landing page that was not asked for;
 * below `/home` the header stays, elsewhere (login, register) there is none.
 * Written for browsers as old as the build target; it knows nothing but addresses.
 */
export const bootScript = (preload: PreloadMap, landing: readonly string[]): string =>
  `(function(m,l){var h=location.hash.slice(1).split('?'),p=h[0]||'/',a=/(?:^|&)active=(\\d+)/.exec(h[1]||'');` +
  `if(l.indexOf(p)<0)document.documentElement.className=/^\\/(home\\/|404$)/.test(p)||!m[p]?'app':'app bare';` +
  `(m[p]||[]).concat(a&&m[p+'?active='+a[1]]||[]).forEach(function(u){var e=document.createElement('link');` +
  `if(/css$/.test(u)){e.rel='preload';e.as='style'}else e.rel='modulepreload';` +
  `e.href=u;e.crossOrigin='';document.head.appendChild(e)})})(${JSON.stringify(preload)},${JSON.stringify(landing)})`

const stylesheetLink = /[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g

export type DocumentParts = {
  /** The document that Vite wrote. */
  html: string
  /** Markup for `#root`. */
  body: string
  script: string
  /** Addresses of style sheets that the markup needs besides those that the document links. */
  styles: readonly string[]
  /** The text of a style sheet by its address. */
  styleOf: (href: string) => string
}

/**
 * The portal's document: styles and boot script inside, the landing page in place. The inlined sheets stay
 * named by disabled links, which no browser fetches: Vite's chunk loader looks for the link and would load
 * the sheet again after the others, where it would override them.
 */
export const assembleDocument = ({ html, body, script, styles: more, styleOf }: DocumentParts): string => {
  const linked = [...html.matchAll(stylesheetLink)].map((match) => match[1] ?? '')
  const hrefs = [...new Set([...linked, ...more])]
  const styles = hrefs.map((href) => styleOf(href).trim()).join('\n')
  const named = hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const filled = html
    .replace(stylesheetLink, '')
    .replace('</title>', () => `</title>\n    <style>${styles}</style>${named}\n    <script>${script}</script>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  if (/\sstyle="/.test(body)) throw new Error('The prerendered page carries a style attribute, which the policy blocks')
  return filled
}

/** What the server's policy must let through: hashes of all inline scripts and styles of the documents. */
export const inlineHashes = (documents: readonly string[], foreignStyles: readonly string[]) => {
  const inside = (tag: 'script' | 'style') => (html: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => match[1] ?? '')
  return {
    scripts: documents.flatMap(inside('script')).map(cspHash),
    styles: [...documents.flatMap(inside('style')), ...foreignStyles].map(cspHash),
  }
}
