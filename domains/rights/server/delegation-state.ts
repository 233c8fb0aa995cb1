import { type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, gte, inArray, type SQL } from 'drizzle-orm'
import type { DelegationState } from '../contract/delegation.ts'
import { rightDelegations } from './right.table.ts'

export type DelegationRecord = typeof rightDelegations.$inferSelect

/** How a delegation stands on a day: what is offered or active ends by itself after its last day. */
export const stateOn = ({ state, until }: Pick<DelegationRecord, 'state' | 'until'>, today: Day): DelegationState =>
  (state === 'offered' || state === 'active') && until < today ? 'ended' : state

/** The delegations that are offered or active today, as a condition. */
export const isOpen = ({ now }: Pick<Ctx, 'now'>): SQL | undefined =>
  and(inArray(rightDelegations.state, ['offered', 'active']), gte(rightDelegations.until, shanghaiDayOf(now())))
