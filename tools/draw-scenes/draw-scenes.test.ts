import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { empties } from './empties.ts'
import { services } from './services.ts'

const folder = resolve(import.meta.dirname, '../../platform/web/scenes/drawings')

it('draws eleven services in six tones and five empty pages: exactly the files that the portal shows', () => {
  const drawn = [...services, ...empties]
  expect([services.size, empties.size]).toEqual([66, 5])
  expect(readdirSync(folder).sort()).toEqual(drawn.map(([name]) => `${name}.svg`).sort())
  for (const [name, svg] of drawn) expect(readFileSync(join(folder, `${name}.svg`), 'utf8'), name).toBe(svg)
})
