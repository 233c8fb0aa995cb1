import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { builtInCohort } from '../../contract/cohort/cohort.ts'
import type { Cohort } from '../../proof/cohort.ts'
import { defaultCohort } from '../../proof/default-cohort.ts'
import { importedCohort } from '../../proof/imported-cohort.ts'
import { type CohortContent, cohortPublications, cohorts } from './cohort.table.ts'

type Db = Ctx['db']

/** The one in force, and a few that older results name. */
const mostHeld = 4

/** Cohorts by the ids of their rows, which never change once they are built; the one that was used last stands at the end. */
const held = new Map<string, Cohort>()

const keep = (id: string, cohort: Cohort): Cohort => {
  held.delete(id)
  held.set(id, cohort)
  const [oldest] = held.keys()
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest)
  return cohort
}

/** What a version was counted to; null before it is built. */
export const readContent = async (db: Db, id: string): Promise<CohortContent | null> => {
  const [row] = await db.select({ content: cohorts.content }).from(cohorts).where(eq(cohorts.id, id))
  return row?.content ?? null
}

/** A cohort by the name on a result; undefined for a name that nobody knows, and for one that is not built. */
export const readCohort = async (db: Db, name: string): Promise<Cohort | undefined> => {
  if (name === builtInCohort) return defaultCohort
  const { id, n, day } = cohorts
  const [found] = await db.select({ id, n, day }).from(cohorts).where(eq(cohorts.name, name))
  if (!found || found.n === null || found.day === null) return undefined
  const known = held.get(found.id)
  if (known) return keep(found.id, known)
  const content = await readContent(db, found.id)
  if (content === null) return undefined
  return keep(found.id, importedCohort({ name, countedFrom: { n: found.n, day: found.day }, ...content }))
}

/** The name of the cohort that was published last; the built-in one where none was. */
export const nameInForce = async (db: Db): Promise<string> => {
  const { cohort, id } = cohortPublications
  const [last] = await db.select({ cohort }).from(cohortPublications).orderBy(desc(id)).limit(1)
  return last?.cohort ?? builtInCohort
}

/** The cohort that patents are compared with now. */
export const readCohortInForce = async (db: Db): Promise<Cohort> => {
  const name = await nameInForce(db)
  const found = await readCohort(db, name)
  if (!found) throw new Error(`the cohort ${name} is in force, but not there`)
  return found
}
