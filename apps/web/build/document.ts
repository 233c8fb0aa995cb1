import { createHash } from 'node:crypto'

/** The hash of inline code as a source of the Content-Security-Policy, `sha256-…` without its quotes. */
const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Addresses of chunks by hash route. A route with `?active=n` (a tab's number, a form's word) adds to the chunks of the route without it. A route with a
 * further name behind it (`?active=n&businessSn`) replaces `?active=n` if the query has that name.
 */
export type PreloadMap = Readonly<Record<string, readonly string[]>>

/**
 * The one inline script of the portal's document. The server only ever sees `/`, so this script asks for the chunks of the
 * address behind the `#`, before the entry script has arrived.
 *
 * At the address of a page it marks the document with a class. The style sheet then shows the prerendered header with 正在加载…
 * in place of the landing page, which nobody asked for; below `/home` the header stays, elsewhere (login, register) there
 * is none. An address that no page has leads to the landing page, which is in the document already. Addresses are compared
 * as the router compares them.
 *
 * Before all else the script sends the first call of the page (`asks`), and leaves its answer in `window.asked`, where the
 * first `call` looks for it. Where the operator has another host answer that call, nobody takes up the answer of this one. If
 * that answer has a first view, the script also loads the first view's script, before the rest of the page; it imports it,
 * since the policy lets no script element have an address that is a mere text. A first view without an answer is found by its
 * address, and its pictures are asked for with it.
 *
 * `window.preload` asks for the scripts of any other address in the same way, for the router: the chunk `shell` does not know
 * which chunks a page needs.
 *
 * It is written for browsers as old as the build target, and knows nothing but addresses.
 */
export const bootScript = (preload: PreloadMap, asks: PreloadMap = {}, firstViews: PreloadMap = {}): string =>
  `(function(m,w,v){var i,d={};` +
  `function at(u){var h=u.split('?'),p,q='&'+(h[1]||''),a=/&active=(\\w+)/.exec(q),o=h[0].replace(/^\\/?/,'/');` +
  `for(i in m)if(new RegExp('^'+i.replace(/:\\w+/g,'[^/]+')+'/*$','i').test(o))p=i;` +
  `var t=a&&p+'?active='+a[1],k=t;for(i in m)if(t&&i.indexOf(t+'&')===0&&q.indexOf(i.slice(t.length)+'=')>=0)k=i;` +
  `return[p,q,(m[p]||[]).concat(k&&m[k]||[])]}` +
  `function add(o){var e=document.createElement('link');for(var n in o)e[n]=o[n];if(o.as!=='image')e.crossOrigin='';` +
  `document.head.appendChild(e)}` +
  `function get(l,y){l.forEach(function(u){if(d[u])return;d[u]=1;add(/css$/.test(u)?` +
  `{rel:'preload',as:'style',href:u,fetchPriority:y}:{rel:'modulepreload',href:u,fetchPriority:y})})}` +
  `window.preload=function(u){get(at(u)[2].filter(function(n){return/js$/.test(n)}),'auto')};` +
  `var r=at(location.hash.slice(1)),p=r[0],q=r[1];` +
  `if(p)document.documentElement.className=/^\\/(home\\/|404$)/.test(p)?'app':'app bare';` +
  `(w[p]||[]).some(function(s){var ok=true,u=s.replace(/\\{(!?)(\\w+)(?:=(\\w+))?\\}/g,function(_,not,n,d){` +
  `var f=new RegExp('&'+n+'=([^&]+)').exec(q);if(not?f:!f&&!d)ok=false;return not?'':f?f[1]:d||''});` +
  `if(ok)window.asked={url:u,answer:fetch(u,{credentials:'include'}).catch(function(){})};return ok});` +
  `var f=window.asked&&v[window.asked.url.split('?')[0]];` +
  `for(i in v)if(p&&i.indexOf(p+'?')===0&&(q+'&').indexOf('&'+i.slice(p.length+1)+'&')>=0)f=v[i];` +
  `if(f){add({rel:'modulepreload',href:f[0],fetchPriority:'high'});import(f[0]).catch(function(){});` +
  `f.slice(1).forEach(function(u){add({rel:'preload',as:'image',href:u,fetchPriority:'high'})})}` +
  `get(r[2],f?'low':'auto')` +
  `})(${JSON.stringify(preload)},${JSON.stringify(asks)},${JSON.stringify(firstViews)})`

/**
 * Writes the drawing of the first slide into the markup in place of its image, so that it comes with the words, and no
 * other file decides when the first screen is whole. It stands in an island, whose markup React leaves alone.
 */
export const inlineFirstScene = (body: string, drawingOf: (href: string) => string): string =>
  body.replace(
    /(<div data-island="true"[^>]*>)<img class="([^"]*)" src="([^"]+\.svg)"[^>]*>/,
    (_all, island: string, styles: string, href: string) =>
      island + drawingOf(href).trim().replace('<svg', `<svg class="${styles}" aria-hidden="true"`),
  )

const stylesheetLink = /[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g

export type DocumentParts = {
  /** The document that Vite wrote. */
  html: string
  /** The markup to put into `#root`. */
  body: string
  script: string
  /** Addresses of style sheets that the markup needs besides those that the document links. */
  styles: readonly string[]
  /** The text of a style sheet by its address. */
  styleOf: (href: string) => string
}

/**
 * The document of the portal, with its styles, its boot script and the landing page inside. Disabled links still name the
 * style sheets whose text stands in the document. No browser fetches them, but Vite's chunk loader looks for such a link:
 * without it the loader would load the sheet again after the others, and the sheet would override them.
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

/** What the server's content security policy must allow: the hashes of all inline scripts and styles of the documents. */
export const inlineHashes = (documents: readonly string[], foreignStyles: readonly string[]) => {
  const inside = (tag: 'script' | 'style') => (html: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => match[1] ?? '')
  return {
    scripts: documents.flatMap(inside('script')).map(cspHash),
    styles: [...documents.flatMap(inside('style')), ...foreignStyles].map(cspHash),
  }
}
