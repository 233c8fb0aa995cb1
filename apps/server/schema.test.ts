import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')
const kit = join(root, 'node_modules', '.bin', 'drizzle-kit')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-schema-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const drizzle = (...args: string[]) => {
  const run = spawnSync(kit, args, { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr || run.stdout)
  return run.stdout
}

/** The shape of our own schema as PostgreSQL tells it, without triggers, which only migrations make; pg-boss keeps its own. */
const catalogue = async ({ pool }: TestDatabase) => {
  const queries = {
    columns: `select table_name, column_name, ordinal_position, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
    indexes: `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
    constraints: `select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't' order by 1, 2`,
  }
  const found: Record<string, unknown> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await pool.query(query)
    found[name] = rows.map(({ ordinal_position: _, ...row }) => row)
  }
  return found
}

/** The function over which indexes stand: migrations make functions, the tables only name them. */
const functionsOfIndexes = async (): Promise<string> => {
  const written = await readFile(join(root, 'apps/server/migrations/0028_search_grams.sql'), 'utf8')
  const [made] = /CREATE FUNCTION text_grams.*?\n\$\$;/s.exec(written) ?? []
  if (!made) throw new Error('the migration makes no text_grams')
  return made
}

it('has no table that the migrations do not know', async () => {
  const out = join(folder, 'migrations')
  await cp(join(root, 'apps/server/migrations'), out, { recursive: true })
  const config = join(folder, 'drizzle.config.json')
  const schema = ['./platform/server/postgres/*.table.ts', './domains/*/server/**/*.table.ts']
  await writeFile(config, JSON.stringify({ dialect: 'postgresql', schema, out: relative(root, out) }))
  const said = drizzle('generate', '--config', relative(root, config))
  expect(said).toContain('No schema changes')
}, 60_000)

it('is the same whether built at once or step by step', async () => {
  const sql = drizzle('export', '--config', 'apps/server/drizzle.config.ts')
  const [fresh, migrated] = await Promise.all([createTestDatabase({ empty: true }), createTestDatabase()])
  await fresh.pool.query(await functionsOfIndexes())
  await fresh.pool.query(sql)
  expect(await catalogue(fresh)).toEqual(await catalogue(migrated))
  await Promise.all([fresh.drop(), migrated.drop()])
}, 60_000)

it('names every migration in the journal', async () => {
  const journal = JSON.parse(await readFile(join(root, 'apps/server/migrations/meta/_journal.json'), 'utf8'))
  expect(journal.entries.map((entry: { idx: number }) => entry.idx)).toEqual([...journal.entries.keys()])
})
