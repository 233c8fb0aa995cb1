import { bindRoutes, type Route } from '@portal/platform/server'
import { feesDeskApi } from '../../contract/desk-endpoints.ts'
import type { FeeCode } from '../../contract/fees.ts'
import { listFeeTables, storeFees, viewFeeVersion } from './fee-tables.ts'

/** The calls of staff; `codes` are those that the services contribute. */
export const deskRoutes = (codes: readonly FeeCode[]): Route[] => [
  ...bindRoutes(feesDeskApi, {
    tables: (ctx) => listFeeTables(ctx, codes),
    version: viewFeeVersion,
    add: async (ctx, { body }) => ({ version: await storeFees(ctx, { ...body, codes, actorId: ctx.actor.userId }) }),
  }),
]
