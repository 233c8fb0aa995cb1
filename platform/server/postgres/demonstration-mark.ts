import { eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { JobCtx } from '../domain.ts'
import { startFailure } from '../start-failure.ts'
import type { Db } from './database.ts'
import { databaseMarks } from './platform.table.ts'

const name = 'demonstration'

/**
 * Marks the database as a demonstration, for good. Call it in the transaction that writes the accounts whose password is
 * public.
 */
export const markDemonstration = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  await db.insert(databaseMarks).values({ name, createdAt: now() }).onConflictDoNothing()
}

/**
 * Refuses to start production on a database that a demonstration has filled: nobody may sign in there with a password that
 * the manual prints.
 * @throws StartFailure `config`
 */
export const ensureNoDemonstration = async (db: Db, { mode }: Pick<Config, 'mode'>): Promise<void> => {
  if (mode !== 'production') return
  const [mark] = await db.select().from(databaseMarks).where(eq(databaseMarks.name, name))
  if (!mark) return
  throw startFailure(
    'config',
    '这个数据库里有演示数据和密码公开的演示账号，不能用于生产模式。' +
      '请用 DATA_DIR 或 DATABASE_URL 换一个空的数据库后再启动；只想看演示，请去掉 PORTAL_MODE=production',
  )
}
