import { userNames, usernameOf } from '@portal/accounts/server'
import { type Ctx, readSelectPage } from '@portal/platform/server'
import { desc, getTableColumns } from 'drizzle-orm'
import type { DeskEdition, DeskEditionRow } from '../../contract/desk.ts'
import { buildEdition, type Edition } from '../edition/edition.ts'
import { hold } from '../edition/held.ts'
import { beforeOf } from '../edition/neighbours.ts'
import { type Published, publishedEditions } from '../edition/published.ts'
import { niceEditions } from '../edition.table.ts'
import { compareEditions } from './compare-editions.ts'
import { deedsOf, getStored, obstacleOf, type StoredEdition } from './stored-edition.ts'

type DeskCtx = Pick<Ctx, 'db' | 'now'>
export type ByEdition = { params: { edition: string } }

const { content: _, ...withoutContent } = getTableColumns(niceEditions)

type Row = Omit<StoredEdition, 'content'>

const rowOf = (row: Row, names: Awaited<ReturnType<typeof userNames>>): DeskEditionRow => ({
  edition: row.edition,
  editionName: row.editionName,
  kind: row.kind,
  inForceFrom: row.inForceFrom,
  source: row.source,
  checkedOn: row.checkedOn,
  state: row.state,
  createTime: row.createTime.getTime(),
  createdBy: row.createdById && usernameOf(names, row.createdById),
  classes: row.classes,
  groups: row.groups,
  items: row.items,
  can: deedsOf(row),
})

/** All editions, the later in force first. */
export const listDeskEditions = async (
  ctx: DeskCtx,
  { query }: { query: { pgIndex: number; pgCount: number } },
): Promise<{ elements: DeskEditionRow[]; totalElements: number }> => {
  const { rows, totalElements } = await readSelectPage(
    query,
    ctx.db
      .select(withoutContent)
      .from(niceEditions)
      .orderBy(desc(niceEditions.inForceFrom), desc(niceEditions.createTime), desc(niceEditions.id)),
    ctx.db.$count(niceEditions),
  )
  const names = await userNames(
    ctx,
    rows.flatMap(({ createdById }) => createdById ?? []),
  )
  return { elements: rows.map((row) => rowOf(row, names)), totalElements }
}

const inMemory = (ctx: DeskCtx, { content, ...row }: StoredEdition): Promise<Edition> =>
  row.state === 'published' ? hold(ctx, publishedOf(row)) : buildEdition(publishedOf(row), content)

const publishedOf = ({ id, edition, editionName, kind, inForceFrom, source, checkedOn, licence }: Row): Published => ({
  ...{ id, edition, editionName, kind, inForceFrom, source, checkedOn, licence },
})

/** A stored edition, and what it changes of the comparable one in force before it. */
export const viewStored = async (ctx: DeskCtx, row: StoredEdition): Promise<DeskEdition> => {
  const before = beforeOf(await publishedEditions(ctx), row)
  const comparison = compareEditions(before && (await hold(ctx, before)), await inMemory(ctx, row))
  const names = await userNames(
    ctx,
    [row.createdById, row.publishedById].flatMap((id) => id ?? []),
  )
  return {
    ...rowOf(row, names),
    licence: row.licence,
    sha256: row.sha256,
    publishTime: row.publishTime?.getTime() ?? null,
    publishedBy: row.publishedById && usernameOf(names, row.publishedById),
    refused: row.refused,
    refusedCount: row.refusedCount,
    before: before?.edition ?? null,
    ...comparison,
    unfit: row.unfit,
    obstacle: obstacleOf(row),
  }
}

export const viewDeskEdition = async (ctx: DeskCtx, { params }: ByEdition): Promise<DeskEdition> =>
  viewStored(ctx, await getStored(ctx, params.edition))
