import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inlineHashesOf } from './inline-hashes.ts'

it('follows a build that replaces the pages beside a running portal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pages-'))
  let time = 0
  const hashes = inlineHashesOf(folder, () => time)
  expect(hashes()).toEqual({ scripts: [], styles: [] })
  for (const build of ['first', 'second']) {
    await writeFile(join(folder, '.csp.json'), JSON.stringify({ scripts: [`sha256-${build}`], styles: [] }))
    await utimes(join(folder, '.csp.json'), time + 10, time + 10)
    time += 1_001
    expect(hashes().scripts).toEqual([`sha256-${build}`])
  }
  await rm(folder, { recursive: true })
})
