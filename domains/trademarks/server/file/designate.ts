import { foldName } from '@portal/names/server'
import { type Ctx, refuseField } from '@portal/platform/server'
import { and, asc, eq } from 'drizzle-orm'
import type { ActionForm } from '../../contract/file/action.ts'
import { designations, type Trademark } from './file.table.ts'

type Named = Pick<Trademark, 'id'>

export const designationsOf = ({ db }: Pick<Ctx, 'db'>, { id }: Named) =>
  db.select().from(designations).where(eq(designations.trademarkId, id)).orderBy(asc(designations.position))
export type StoredDesignation = Awaited<ReturnType<typeof designationsOf>>[number]

/** The designated member that a form names by code or Chinese name. @throws AppFailure `request.invalid` on `country` */
export const getDesignation = async (
  ctx: Pick<Ctx, 'db'>,
  trademark: Named,
  { country }: Pick<ActionForm, 'country'>,
): Promise<StoredDesignation> => {
  const sought = foldName(country)
  const members = await designationsOf(ctx, trademark)
  return (
    members.find(({ code, name }) => [code, name].some((text) => foldName(text) === sought)) ??
    refuseField('country', `“${country}”不在这件申请的指定成员中`)
  )
}

/** Writes down what a member has answered, with its notice. */
export const writeAnswer = async (
  { db }: Pick<Ctx, 'db'>,
  { id }: StoredDesignation,
  answer: Pick<StoredDesignation, 'state' | 'answeredOn' | 'fileId'>,
): Promise<void> => {
  await db.update(designations).set(answer).where(eq(designations.id, id))
}

const waiting = ({ id }: Named) => and(eq(designations.trademarkId, id), eq(designations.state, 'waiting'))

export const hasWaitingMembers = async ({ db }: Pick<Ctx, 'db'>, trademark: Named): Promise<boolean> =>
  (await db.$count(designations, waiting(trademark))) > 0

/** The periods of the members that have not answered are over, by the provider's word. */
export const lapseMembers = async ({ db }: Pick<Ctx, 'db'>, trademark: Named): Promise<void> => {
  await db.update(designations).set({ state: 'lapsed' }).where(waiting(trademark))
}
