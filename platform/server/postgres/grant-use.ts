import pg from 'pg'

/** The number of an advisory lock: of the processes that start at once, one grants at a time. */
const advisoryLock = 7_032_028
/**
 * From PostgreSQL 17 on a role that owns no table can be granted `MAINTAIN`, to vacuum it; in older versions only
 * autovacuum vacuums the tables.
 */
const maintainSince = 170_000
/** The table in which the library of migrations notes which have run. */
const migrations = 'drizzle.__drizzle_migrations'

const within = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const nameOfRole = (url: string): Promise<string> =>
  within(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
    return rows[0]?.name ?? ''
  })

type Found = { missing: number; version: number; journal: boolean; mayRead: boolean }

const grants = (role: string, { version, journal }: Found): string[] => [
  `grant usage on schema public, pgboss to ${role}`,
  `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
  `grant usage, select, update on all sequences in schema public, pgboss to ${role}`,
  ...(version < maintainSince ? [] : [`grant maintain on all tables in schema public to ${role}`]),
  // The health page tells which migrations have run.
  ...(journal ? [`grant usage on schema drizzle to ${role}`, `grant select on ${migrations} to ${role}`] : []),
]

/**
 * Lets the role of `url` use what the role of `ownerUrl` owns: it may read and write rows of the tables and of the job
 * queue, but not change the tables. So whoever gets hold of the portal's connection cannot switch off the guards that
 * protect the history.
 */
export const grantUse = async (ownerUrl: string, url: string): Promise<void> => {
  const role = await nameOfRole(url)
  await within(ownerUrl, async (owner) => {
    await owner.query('begin')
    await owner.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    const { rows } = await owner.query<Found>(
      `select count(*)::int as missing, current_setting('server_version_num')::int as version,
         to_regclass('${migrations}') is not null as journal,
         coalesce(has_table_privilege('${role}', to_regclass('${migrations}'), 'select'), true) as "mayRead"
       from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p')
       and not has_table_privilege('${role}', oid, 'insert')`,
    )
    const [found] = rows
    if (found && (found.missing > 0 || !found.mayRead))
      for (const grant of grants(role, found)) await owner.query(grant)
    await owner.query('commit')
  })
}
