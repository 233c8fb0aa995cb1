import { pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { delegationActs, delegationScopes, delegationStates } from './delegation.ts'
import { boxOf } from './right-view.ts'

const party = z.object({ username: z.string(), companyName: z.nullable(z.string()) })

/** A delegation as one of its two parties sees it. */
export const delegationRow = z.object({
  id: z.string(),
  /** Null for the agency outside of the days on which it reaches the right. */
  right: z.nullable(z.object({ id: z.string(), recordName: z.string() })),
  owner: party,
  /** `companyName` is the name that staff have checked. */
  agency: party,
  scope: z.enum(delegationScopes),
  from: z.string(),
  until: z.string(),
  withIdentity: z.literal([0, 1]),
  state: z.enum(delegationStates),
  /** Epoch ms. */
  offeredAt: z.number(),
  can: z.array(z.enum(delegationActs)),
})
export type DelegationRow = z.output<typeof delegationRow>
export const delegationPage = pageOf(delegationRow)

export const delegationBoxes = ['received', 'given'] as const
export const delegationsQuery = z.object({ box: boxOf(delegationBoxes), ...pageQuery })
export type DelegationsQuery = z.output<typeof delegationsQuery>
