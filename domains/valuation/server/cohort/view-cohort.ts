import { userNames, usernameOf } from '@portal/accounts/server'
import type { PageQuery } from '@portal/platform/contract'
import { type Ctx, readSelectPage } from '@portal/platform/server'
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import {
  builtInCohort,
  type CohortDetail,
  type CohortList,
  type CohortVersion,
  countedName,
  publishable,
} from '../../contract/cohort/cohort.ts'
import { countedIndicators, quantilePercents } from '../../proof/imported-cohort.ts'
import { indicators } from '../../proof/indicators.ts'
import { type CohortContent, cohortPublications, cohorts } from './cohort.table.ts'
import { ensure } from './failures.ts'
import { nameInForce, readContent } from './read-cohort.ts'

type Reading = Pick<Ctx, 'db'>

const { content: _content, ...columns } = getTableColumns(cohorts)
type StoredVersion = Omit<typeof cohorts.$inferSelect, 'content'>

/** @throws AppFailure `record.not_found` */
export const getVersion = async ({ db }: Reading, name: string): Promise<StoredVersion> => {
  const [found] = countedName.test(name) ? await db.select(columns).from(cohorts).where(eq(cohorts.name, name)) : []
  ensure(found, 'record.not_found')
  return found
}

const publicationsOf = ({ db }: Reading, names: readonly string[]) =>
  db
    .select()
    .from(cohortPublications)
    .where(inArray(cohortPublications.cohort, [...names]))
    .orderBy(desc(cohortPublications.id))

type Publication = Awaited<ReturnType<typeof publicationsOf>>[number]

const describe = async (ctx: Reading, versions: readonly StoredVersion[]) => {
  const publications = await publicationsOf(
    ctx,
    versions.map(({ name }) => name),
  )
  const inForce = await nameInForce(ctx.db)
  const people = [...versions.map(({ createdById }) => createdById), ...publications.map(({ actorId }) => actorId)]
  const names = await userNames(
    ctx,
    people.flatMap((id) => id ?? []),
  )
  const nameOf = (id: string | null): string | null => id && usernameOf(names, id)
  const told = ({ createTime, actorId }: Publication) => ({ time: createTime.getTime(), by: nameOf(actorId) })
  return versions.map((version) => {
    const { name, state, phase, n, day, isDemonstration, failure, createTime, createdById, endTime } = version
    const own = publications.filter(({ cohort }) => cohort === name).map(told)
    const isInForce = name === inForce
    const row: CohortVersion = {
      ...{ version: name, state, phase, isInForce, n, day, isDemonstration, failure },
      ...{ createTime: createTime.getTime(), createdBy: nameOf(createdById), endTime: endTime?.getTime() ?? null },
      ...{ publishTime: own[0]?.time ?? null, publishedBy: own[0]?.by ?? null },
      can: publishable.includes(state) && !isInForce ? ['publish'] : [],
    }
    return { row, publications: own }
  })
}

export const viewVersion = async (ctx: Reading, version: StoredVersion): Promise<CohortVersion> => {
  const [described] = await describe(ctx, [version])
  ensure(described, 'record.not_found')
  return described.row
}

/** All versions, the newest first. */
export const listCohorts = async (ctx: Reading, { query }: { query: PageQuery }): Promise<CohortList> => {
  const select = ctx.db.select(columns).from(cohorts).orderBy(desc(cohorts.createTime), desc(cohorts.id))
  const { rows, totalElements } = await readSelectPage(query, select, ctx.db.$count(cohorts))
  const name = await nameInForce(ctx.db)
  return {
    elements: (await describe(ctx, rows)).map(({ row }) => row),
    totalElements,
    inForce: { name, kind: name === builtInCohort ? 'default' : 'imported' },
  }
}

const samplesOf = ({ tables }: CohortContent): CohortDetail['samples'] =>
  countedIndicators.flatMap((key) => {
    const all = tables.find(({ indicator, level }) => indicator === key && level === 'all')
    const name = indicators.find((one) => one.key === key)?.name ?? key
    return all ? [{ key, name, n: all.n, quantiles: [...all.quantiles] }] : []
  })

/** One version with what it was counted to. @throws AppFailure `record.not_found` */
export const viewCohort = async (ctx: Reading, { params }: { params: { version: string } }): Promise<CohortDetail> => {
  const version = await getVersion(ctx, params.version)
  const [described] = await describe(ctx, [version])
  ensure(described, 'record.not_found')
  const content = await readContent(ctx.db, version.id)
  return {
    ...described.row,
    inForceName: await nameInForce(ctx.db),
    sizes: [...(content?.sizes ?? [])],
    percents: [...quantilePercents],
    samples: content === null ? [] : samplesOf(content),
    groups: content?.growth.length ?? 0,
    publications: described.publications,
  }
}
