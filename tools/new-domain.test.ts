import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyDomain } from './new-domain.ts'
import { plantTree } from './planted-tree.ts'

const project = {
  'domains/favourites/package.json': '{ "name": "@portal/favourites" }',
  'domains/favourites/contract/favourites.ts':
    "export type Favourite = 1\nexport const path = '/api/favourites'\nexport const most = favouriteLimits.favourites\n",
  'domains/favourites/server/favourite.table.ts': "export const favourites = pgTable('favourite', {})\n",
  'domains/favourites/web/favourite-page.tsx':
    "import { FavouriteMark } from '@portal/platform/web'\nimport type { Favourite } from '../contract/favourites.ts'\nexport const FAVOURITES = FavouriteMark\n",
  'domains/files/contract/favourites.ts': 'untouched',
}
const run = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new-domain.ts'), ...args], { cwd: root, encoding: 'utf8' })

it('copies the model with its own names replaced and those of others kept, and leaves the model alone', () => {
  const root = plantTree(project)
  expect(copyDomain(root, 'courses')).toEqual([
    'domains/courses/contract/courses.ts',
    'domains/courses/package.json',
    'domains/courses/server/course.table.ts',
    'domains/courses/web/course-page.tsx',
  ])
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(read('domains/courses/package.json')).toBe('{ "name": "@portal/courses" }')
  expect(read('domains/courses/contract/courses.ts')).toBe(
    "export type Course = 1\nexport const path = '/api/courses'\nexport const most = courseLimits.courses\n",
  )
  expect(read('domains/courses/server/course.table.ts')).toBe("export const courses = pgTable('course', {})\n")
  expect(read('domains/courses/web/course-page.tsx')).toBe(
    "import { FavouriteMark } from '@portal/platform/web'\nimport type { Course } from '../contract/courses.ts'\nexport const COURSES = FavouriteMark\n",
  )
  const model = 'domains/favourites/contract/favourites.ts'
  expect(read(model)).toBe(project[model])
})

it('takes the word for one thing where it is not the plural less its s', () => {
  expect(copyDomain(plantTree(project), 'evidence', 'record')).toContain('domains/evidence/web/record-page.tsx')
})

it('prints the lines to add', () => {
  const { status, stdout } = run(plantTree(project), 'courses')
  expect(status).toBe(0)
  for (const line of [
    'createCoursesServer()',
    'apps/server/domains.ts',
    'apps/web/domains.ts',
    '"@portal/courses": "0.1.0"',
    'npm run db:change courses',
  ]) {
    expect(stdout).toContain(line)
  }
})

it.each(['', 'Courses', 'course', 'my-courses', '../courses', 'favourites'])(
  'refuses the name %j and writes nothing',
  (name) => {
    const root = plantTree(project)
    const { status, stderr } = run(root, name)
    expect(status).toBe(1)
    expect(stderr).toMatch(/A domain has a name|exists already/)
    expect(() => readFileSync(join(root, 'domains/courses/package.json'))).toThrow('ENOENT')
  },
)
