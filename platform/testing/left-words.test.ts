import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { keptWords, leftWords } from './left-words.ts'

const root = resolve(import.meta.dirname, '../..')
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line)
/** Sources whose texts the desk alone reads. */
const isDesk = (path: string): boolean => /\/(desk|admin|workbench)\b|desk\.ts$/.test(path)

/** The lines of a source, without comments, that hold a left word: `place: word`. */
const saidIn = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) =>
    leftWords
      .filter(({ reader }) => reader === 'all' || !isDesk(path))
      .flatMap(({ pattern }) => line.match(new RegExp(pattern))?.[0] ?? [])
      .filter(() => !isComment(line))
      .map((said) => `${path}:${at + 1}: ${said}`),
  )

const isKept = (said: string): boolean => keptWords.some(({ place }) => place.test(said))

it('hears a left word in a source, and none in what took its place', () => {
  const said = "toast('业务已办结')\n// 补正\nterm: '楣板'\nterm: '展位门头（楣板）'\n办理人"
  expect(saidIn('domains/a/web/page.tsx', said)).toEqual([
    'domains/a/web/page.tsx:1: 办结',
    'domains/a/web/page.tsx:3: 楣板',
    'domains/a/web/page.tsx:5: 办理人',
  ])
  expect(saidIn('domains/a/web/desk/page.tsx', '办理人')).toEqual([])
})

it('no text of the product holds a left word: pages, errors, notices, mails, toasts, papers, tables', () => {
  const sources = globSync('{domains,platform,apps}/**/*.{ts,tsx,html}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|testing)$|\.test\.tsx?$/.test(name),
  })
  expect(sources.length).toBeGreaterThan(1_000)
  const said = sources.flatMap((path) => saidIn(path, readFileSync(resolve(root, path), 'utf8')))
  expect(said.filter((one) => !isKept(one))).toEqual([])
  // No exception outlives its reason.
  expect(keptWords.filter(({ place }) => !said.some((one) => place.test(one)))).toEqual([])
})
