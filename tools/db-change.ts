import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const meta = join('apps', 'server', 'migrations', 'meta')

/**
 * `npm run db:change <name>`: writes the migration for what changed in the tables. drizzle-kit compares with the newest
 * snapshot only, and each snapshot takes a quarter of a megabyte, so that the older ones are deleted.
 */
const [name] = process.argv.slice(2)
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('用法：npm run db:change <name>，名称用小写英文与下划线')
  process.exit(2)
}
const args = ['generate', '--config', 'apps/server/drizzle.config.ts', '--name', name]
const { status } = spawnSync('drizzle-kit', args, { stdio: 'inherit', shell: process.platform === 'win32' })
if (status !== 0) process.exit(status ?? 1)

const snapshots = readdirSync(meta)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
for (const old of snapshots.slice(0, -1)) rmSync(join(meta, old))
