import { userNames, usernameOf } from '@portal/accounts/server'
import type { PageQuery } from '@portal/platform/contract'
import { type Ctx, readPage } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { Validation } from '../../contract/validation/validation.ts'
import { readInForce } from '../in-force.ts'
import { readCalibration } from './calibration.ts'
import { validations } from './validation.table.ts'

type Stored = typeof validations.$inferSelect

export const describeValidations = async (ctx: Pick<Ctx, 'db'>, rows: readonly Stored[]): Promise<Validation[]> => {
  const names = await userNames(
    ctx,
    rows.flatMap(({ createdById }) => createdById ?? []),
  )
  return rows.map(({ attempts: _attempts, endTime: _endTime, createdById, createTime, ...row }) => ({
    ...row,
    createTime: createTime.getTime(),
    createdBy: createdById && usernameOf(names, createdById),
  }))
}

/** All validations, the newest first, and whether what is in force is calibrated by them. */
export const listValidations = async (ctx: Pick<Ctx, 'db' | 'now'>, { query }: { query: PageQuery }) => {
  const orderBy = [desc(validations.createTime), desc(validations.id)]
  const { rows, totalElements } = await readPage(ctx.db, query, { from: validations, orderBy })
  const { parameters, cohort } = await readInForce(ctx)
  const isCalibrated = await readCalibration(ctx.db)
  return {
    elements: await describeValidations(ctx, rows),
    totalElements,
    inForce: { parameters: parameters.name, cohort: cohort.name },
    calibrated: isCalibrated({ parameters: parameters.name, cohort: cohort.name, at: ctx.now() }),
  }
}
