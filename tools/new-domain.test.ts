import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyDomain } from './new-domain.ts'
import { plantTree } from './planted-tree.ts'

const project = {
  'domains/regions/package.json': '{ "name": "@portal/regions" }',
  'domains/regions/contract/regions.ts': "export type Region = 1\nexport const path = '/api/regionList'\n",
  'domains/regions/web/region-picker.tsx':
    "import { RegionColumns } from '@portal/platform/web'\nimport type { Region } from '../contract/regions.ts'\nexport const REGIONS = RegionColumns\n",
  'domains/files/contract/regions.ts': 'untouched',
}
const run = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new-domain.ts'), ...args], { cwd: root, encoding: 'utf8' })

it('copies the model with its own names replaced and those of others kept, and leaves the model alone', () => {
  const root = plantTree(project)
  expect(copyDomain(root, 'courses')).toEqual([
    'domains/courses/contract/courses.ts',
    'domains/courses/package.json',
    'domains/courses/web/course-picker.tsx',
  ])
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(read('domains/courses/package.json')).toBe('{ "name": "@portal/courses" }')
  expect(read('domains/courses/contract/courses.ts')).toBe(
    "export type Course = 1\nexport const path = '/api/courses/courseList'\n",
  )
  expect(read('domains/courses/web/course-picker.tsx')).toBe(
    "import { RegionColumns } from '@portal/platform/web'\nimport type { Course } from '../contract/courses.ts'\nexport const COURSES = RegionColumns\n",
  )
  expect(read('domains/regions/contract/regions.ts')).toBe(project['domains/regions/contract/regions.ts'])
})

it('takes the word for one thing where it is not the plural less its s', () => {
  expect(copyDomain(plantTree(project), 'evidence', 'record')).toContain('domains/evidence/web/record-picker.tsx')
})

it('prints the lines to add', () => {
  const { status, stdout } = run(plantTree(project), 'courses')
  expect(status).toBe(0)
  for (const line of [
    'apps/server/domains.ts',
    'apps/web/domains.ts',
    '"@portal/courses": "0.1.0"',
    'npm run db:change courses',
  ]) {
    expect(stdout).toContain(line)
  }
})

it.each(['', 'Courses', 'course', 'my-courses', '../courses', 'regions'])(
  'refuses the name %j and writes nothing',
  (name) => {
    const root = plantTree(project)
    const { status, stderr } = run(root, name)
    expect(status).toBe(1)
    expect(stderr).toMatch(/A domain has a name|exists already/)
    expect(() => readFileSync(join(root, 'domains/courses/package.json'))).toThrow('ENOENT')
  },
)
