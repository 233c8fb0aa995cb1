import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { assembleDocument, bootScript, inlineFirstScene, inlineHashes, type PreloadMap } from './document.ts'

const preload = {
  '/login': ['/assets/login.js', '/assets/login.css'],
  '/phone/:ticket': ['/assets/phone.js'],
  '/404': ['/assets/missing.js'],
  '/home/news': ['/assets/news.js'],
  '/home/speedOfProgress': ['/assets/progress.js'],
  '/home/speedOfProgress?active=7': ['/assets/requests.js', '/assets/requests.css'],
  '/home/speedOfProgress?active=7&businessSn': ['/assets/request.js'],
}
const asks = { '/home/news': ['/one?id={id}', '/list?kind={kind=37}&page={page=1}{!keyword}'] }
const firstViews = { '/list': ['/first.js'], '/login?as=staff': ['/first-login.js', '/ship.svg'] }

/** Runs the boot script as a browser with this hash would, and tells what it asked for, then and for the `next` address. */
const boot = (hash: string, next?: string, pages: PreloadMap = preload) => {
  const links: { rel?: string; href?: string }[] = []
  const imported: string[] = []
  const page = {
    documentElement: { className: '' },
    createElement: () => ({}),
    head: { appendChild: (link: { rel?: string; href?: string }) => links.push(link) },
  }
  const window: { asked?: { url: string }; preload?: (address: string) => void } = {}
  const fetch = () => Promise.resolve()
  const load = async (address: string) => imported.push(address)
  const script = bootScript(pages, asks, firstViews).replace('import(', 'load(')
  runInNewContext(script, { location: { hash }, document: page, window, fetch, load })
  if (next !== undefined) window.preload?.(next)
  return {
    ...(window.asked && { read: window.asked.url }),
    asked: links.map(({ rel, href }) => `${rel} ${href}`),
    ...(imported.length > 0 && { imported }),
    className: page.documentElement.className,
  }
}

describe('the boot script', () => {
  it('asks for the first view of an address and its pictures, whatever else its query says', () => {
    const { asked, imported } = boot('#/login?to=x&as=staff')
    expect(imported).toEqual(['/first-login.js'])
    expect(asked.slice(0, 2)).toEqual(['modulepreload /first-login.js', 'preload /ship.svg'])
    expect(boot('#/login?as=staffs')).not.toHaveProperty('imported')
  })

  it.each(['', '#/', '#/oneChains', '#/index', '#/home', '#/home/'])(
    'asks for nothing on the landing page (%s)',
    (hash) => {
      expect(boot(hash)).toEqual({ asked: [], className: '' })
    },
  )

  it('asks for the chunks of the address, styles as styles, and hides the landing page', () => {
    expect(boot('#/login?return_url=%2F')).toEqual({
      asked: ['modulepreload /assets/login.js', 'preload /assets/login.css'],
      className: 'app bare',
    })
  })

  it.each([
    ['#/home/news', '/list?kind=37&page=1'],
    ['#/home/news?page=2&kind=39', '/list?kind=39&page=2'],
    ['#/home/news?kind=39&id=a%20b', '/one?id=a%20b'],
    ['#/home/news?keyword=x', undefined],
    ['#/login', undefined],
  ])('reads for %s what its page will ask first: %s', (hash, address) => {
    expect(boot(hash).read).toBe(address)
  })

  it('asks for the scripts of a further address, each of them once', () => {
    const [first, ...others] = boot('#/home/speedOfProgress', '/home/speedOfProgress?active=7').asked
    expect(first).toBe('modulepreload /assets/progress.js')
    expect(others).toEqual(['modulepreload /assets/requests.js'])
    expect(boot('', '/no/such').asked).toEqual([])
  })

  it('takes a word for a form as it takes a number for a tab', () => {
    const words = { '/home/r': ['/assets/r.js'], '/home/r?active=sbzc': ['/assets/sbzc.js'] }
    expect(boot('#/home/r?active=sbzc', undefined, words).asked).toHaveLength(2)
    expect(boot('#/home/r?active=sbz', undefined, words).asked).toHaveLength(1)
  })

  it('keeps the header in sight where the page will have one', () => {
    expect(boot('#/home/speedOfProgress').className).toBe('app')
    expect(boot('#/404').className).toBe('app')
  })

  it('adds the tab of the progress centre, wherever it stands in the query', () => {
    const asked = [
      'modulepreload /assets/progress.js',
      'modulepreload /assets/requests.js',
      'preload /assets/requests.css',
    ]
    expect(boot('#/home/speedOfProgress?state=1&active=7').asked).toEqual(asked)
    expect(boot('#/home/speedOfProgress?active=99').asked).toEqual(['modulepreload /assets/progress.js'])
  })

  it('asks for the page of one record in place of its list, so that nothing comes that is not shown', () => {
    const asked = ['modulepreload /assets/progress.js', 'modulepreload /assets/request.js']
    expect(boot('#/home/speedOfProgress?businessSn=KL1&active=7').asked).toEqual(asked)
    expect(boot('#/home/speedOfProgress?active=7&businessSn=KL1').asked).toEqual(asked)
    expect(boot('#/home/speedOfProgress?active=7&business=KL1').asked).toHaveLength(3)
  })

  it('asks for a first view before the rest of its page, and for none where nothing can be asked yet', () => {
    const asked = ['modulepreload /first.js', 'modulepreload /assets/news.js']
    expect(boot('#/home/news')).toMatchObject({ asked, imported: ['/first.js'] })
    expect(boot('#/home/news?keyword=x').asked).toEqual(asked.slice(1))
    expect(boot('#/home/news?id=7').asked).toEqual(asked.slice(1))
  })

  it.each(['#/no/such', '#/home/nowhere', '#/login/x', '#/phone/', '#//evil.example', '#/%E4%B8%80'])(
    'leaves the landing page standing at %s, which no page has',
    (hash) => {
      expect(boot(hash)).toEqual({ asked: [], className: '' })
    },
  )

  it.each([
    ['#/phone/k3-Zx', 'phone', 'app bare'],
    ['#/Home/News/', 'news', 'app'],
    ['#home/news', 'news', 'app'],
  ])('knows a page as the router knows it: %s', (hash, chunk, className) => {
    expect(boot(hash).asked).toContain(`modulepreload /assets/${chunk}.js`)
    expect(boot(hash).className).toBe(className)
  })
})

const html = `<!doctype html><html><head><title>x</title>
    <link rel="stylesheet" crossorigin href="/assets/shell.css">
  </head><body><div id="root"></div></body></html>`
const sheets: Record<string, string> = { '/assets/shell.css': 'a{color:red}', '/assets/island.css': 'b{color:blue}' }
const assemble = (body: string) =>
  assembleDocument({
    html,
    body,
    script: 'boot()',
    styles: ['/assets/island.css'],
    styleOf: (href) => sheets[href] ?? '',
  })

describe('the document', () => {
  it('carries markup, styles and boot script, and fetches no style sheet', () => {
    const finished = assemble('<main>页面</main>')
    expect(finished).toContain('<div id="root"><main>页面</main></div>')
    expect(finished).toContain('<style>a{color:red}\nb{color:blue}</style>')
    const links = finished.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toContain('disabled')
  })

  it('keeps dollar signs of the markup as they are', () => {
    expect(assemble('<p>$& $1</p>')).toContain('<p>$& $1</p>')
  })

  it('refuses a style attribute', () => {
    expect(() => assemble('<p style="color:red">x</p>')).toThrow(/style attribute/)
  })

  it('names the hash of every inline script and style, and of foreign styles', () => {
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
    expect(inlineHashes([assemble('')], ['c{}'])).toEqual({
      scripts: [hash('boot()')],
      styles: [hash('a{color:red}\nb{color:blue}'), hash('c{}')],
    })
  })
})

describe('the drawing of the first slide', () => {
  it('stands in the document in place of its image, and only it', () => {
    const image = (name: string) => `<img class="s" src="/assets/${name}.svg" width="240" height="160" alt=""/>`
    const body = `<div data-island="true" class="a">${image('first')}</div><div class="a">${image('card')}</div>`
    const drawn = inlineFirstScene(body, (href) => `<svg viewBox="0 0 1 1"><!--${href}--></svg>\n`)
    expect(drawn).toBe(
      '<div data-island="true" class="a"><svg class="s" aria-hidden="true" viewBox="0 0 1 1"><!--/assets/first.svg-->' +
        `</svg></div><div class="a">${image('card')}</div>`,
    )
  })
})
