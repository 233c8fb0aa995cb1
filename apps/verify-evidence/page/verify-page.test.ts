// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

type Told = { conclusion: string; claims: { title: string; detail: string }[] }
type Made = { name: string; told?: { zh: Told; en: Told } }

const maker = join(import.meta.dirname, '../../../domains/evidence/testing/make-packages.ts')
let folder: string
let made: Made[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-page-'))
  execFileSync('node', [maker, folder])
  made = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const place = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Chooses a file in the page, as a visitor does. */
const choose = (id: string, name: string, shownAs: string): void => {
  const file = new File([Uint8Array.from(readFileSync(join(folder, name)))], shownAs)
  Object.defineProperty(place(`#${id}`), 'files', { value: [file], configurable: true })
  place(`#${id}`).dispatchEvent(new Event('change'))
}

/** The verdict in both languages, as the page shows them one after the other. */
const textsOf = ({ zh, en }: { zh: Told; en: Told }): string[] => [
  zh.conclusion + en.conclusion,
  ...zh.claims.flatMap(({ title, detail }, at) => [title + en.claims[at]?.title, detail + en.claims[at]?.detail]),
]

it('the page in one file shows the whole verdict, word for word, in both languages', { timeout: 60_000 }, async () => {
  const html = readFileSync(join(import.meta.dirname, 'verify-page.html'), 'utf8')
  document.body.innerHTML = html.slice(html.indexOf('<body>') + 6, html.indexOf('<script type="module">'))
  await import('./main.ts')
  choose('pins', 'told-pins.json', 'pins.json')
  await vi.waitFor(() => expect(place('#trust').textContent).toContain('pins.json'))
  for (const [at, { name, told }] of made.entries()) {
    if (!told) continue
    choose('package', `${at}.zip`, `${name}.zip`)
    await vi.waitFor(() => expect(place('#result h2').textContent).toBe(`${name}.zip`), { timeout: 10_000 })
    const shown = [...document.querySelectorAll('.conclusion, tbody th, tbody td:last-child')]
    expect(
      shown.map(({ textContent }) => textContent),
      name,
    ).toEqual(textsOf(told))
  }
})
