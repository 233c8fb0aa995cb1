import type { Ctx } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import { files } from './file.table.ts'

/** The SHA-256 of these files by their ids, in hexadecimal; an id without a file is left out. Nobody is shown a file by it. */
export const digestsOf = async (
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}
