import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { covers } from './covers.ts'
import { empties } from './empties.ts'
import { services } from './services.ts'

const filesIn = (folder: string): Record<string, string> => {
  const path = resolve(import.meta.dirname, '../..', folder)
  return Object.fromEntries(
    readdirSync(path).map((file) => [file.replace('.svg', ''), readFileSync(join(path, file), 'utf8')]),
  )
}

it('draws eleven services in six tones and five empty pages: exactly the files that the portal shows', () => {
  expect([services.size, empties.size]).toEqual([66, 5])
  expect(filesIn('platform/web/scenes/drawings')).toEqual(Object.fromEntries([...services, ...empties]))
})

it('draws the two layers of the covers of articles: exactly the files that the portal shows', () => {
  expect(filesIn('domains/news/web/cover/drawings')).toEqual(Object.fromEntries(covers))
})
