import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { Health } from '../contract/health.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The commit that this portal was checked out at; null where it is no checkout. */
const findCommit = (): string | null => {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

let known: Pick<Health['version'], 'portal' | 'commit'> | undefined

/** What runs here. The files are read once, since they are those that this process was started with. */
const ownVersion = () => {
  known ??= {
    portal: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    commit: findCommit(),
  }
  return known
}

export const readVersion = async ({ db }: Pick<Ctx, 'db'>): Promise<Health['version']> => {
  const { rows } = await db.execute<{ postgres: string; journal: boolean }>(sql`
    select current_setting('server_version') as postgres,
      exists (select from pg_namespace where nspname = 'drizzle' and has_schema_privilege(oid, 'usage')) as journal`)
  const [found] = rows
  const schema = found?.journal
    ? (await db.execute<{ count: number }>(sql`select count(*)::int as count from drizzle.__drizzle_migrations`))
        .rows[0]
    : undefined
  return {
    ...ownVersion(),
    node: process.version,
    postgres: found?.postgres ?? '',
    schema: schema === undefined ? null : schema.count - 1,
  }
}
