import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawIcons } from './icons.ts'

const web = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portal-icons-'))
const file = (name: string) => join(folder, name)
beforeAll(async () => {
  copyFileSync(join(web, 'public/icon.svg'), file('icon.svg'))
  await drawIcons(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['share.png', 1200, 630],
])('%s is a picture of %i × %i without transparent parts', async (name, width, height) => {
  const picture = sharp(file(name))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height })
  expect((await picture.stats()).isOpaque).toBe(true)
})

test('the icon for old browsers holds a picture of 32 × 32', async () => {
  const ico = readFileSync(file('favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32])
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('every picture that the document and the manifest name is drawn', () => {
  const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[]
  }
  const html = readFileSync(join(web, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:href|content)="(\/[\w-]+\.(?:png|ico|svg))"/g)].map(([, path]) => path)
  for (const path of [...named, ...manifest.icons.map(({ src }) => src)])
    expect(readFileSync(file(String(path))).length).toBeGreaterThan(0)
  expect(named).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/share.png']))
})
