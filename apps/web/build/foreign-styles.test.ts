import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foreignStyles } from './foreign-styles.ts'

const library = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))

/** The template after `style.textContent =` as the library trims it. */
const styleIn = (file: string): string => {
  const source = readFileSync(join(library, 'dist/private', file), 'utf8')
  const template = /style\.textContent = `([^`]*)`\s*\.trim\(\)/.exec(source)?.[1] ?? ''
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? ''
  return template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim()
}

describe('styles that react-aria writes at run time', () => {
  it('are exactly those that the policy lets through', () => {
    expect([styleIn('interactions/usePress.mjs'), styleIn('overlays/usePreventScroll.mjs')]).toEqual([...foreignStyles])
  })
})
