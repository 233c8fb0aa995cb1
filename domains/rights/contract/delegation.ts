import { addMonths, code, requiredText, whateverElse } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requiredDay } from './day-field.ts'
import { rightLimits } from './limits.ts'

/** What an agency may do with a right that is delegated to it: see the facts, or fill forms from it and take its papers too. */
export const delegationScopes = ['view', 'use'] as const
export type DelegationScope = (typeof delegationScopes)[number]

export const scopeLabels = {
  view: '查看内容',
  use: '查看和取用',
} satisfies Record<DelegationScope, string>

/** How a delegation stands; `ended` is derived from its last day, and stored nowhere. */
export const delegationStates = ['offered', 'active', 'declined', 'revoked', 'ended'] as const
export type DelegationState = (typeof delegationStates)[number]
export type StoredDelegationState = Exclude<DelegationState, 'ended'>

export const delegationStateLabels = {
  offered: '待机构答复',
  active: '委托中',
  declined: '已谢绝',
  revoked: '已结束',
  ended: '已到期',
} satisfies Record<DelegationState, string>

export const delegationActs = ['accept', 'decline', 'revoke'] as const
export type DelegationAct = (typeof delegationActs)[number]
type Party = 'owner' | 'agency'

const next: Readonly<
  Record<DelegationState, Readonly<Record<Party, Partial<Record<DelegationAct, StoredDelegationState>>>>>
> = {
  offered: { owner: { revoke: 'revoked' }, agency: { accept: 'active', decline: 'declined' } },
  active: { owner: { revoke: 'revoked' }, agency: { revoke: 'revoked' } },
  declined: { owner: {}, agency: {} },
  revoked: { owner: {}, agency: {} },
  ended: { owner: {}, agency: {} },
}

/** The state after an act of one of the two parties, or null where it is not open to that party. */
export const delegationAfter = (
  state: DelegationState,
  party: Party,
  act: DelegationAct,
): StoredDelegationState | null => next[state][party][act] ?? null

/** What a party may do with a delegation now. */
export const delegationActsOf = (state: DelegationState, party: Party): DelegationAct[] =>
  delegationActs.filter((act) => delegationAfter(state, party, act) !== null)

type Days = { from: string; until: string }

/** An offer to an agency, in the order of its form. */
export const delegationForm = z
  .object({
    /** The user name of the agency, exactly. */
    username: requiredText('请输入服务机构的用户名', { length: rightLimits.username }),
    scope: z.enum(delegationScopes, { error: '请选择委托范围' }),
    from: requiredDay('请输入委托起始日'),
    until: requiredDay('请输入委托截止日'),
    /** 1 lets the agency have identity papers too; it means nothing where the agency only views. */
    withIdentity: z.prefault(code([0, 1], '身份材料的选择有误'), 0),
  })
  .check(
    z.refine<Days>(({ from, until }) => from === '' || until === '' || from <= until, {
      ...whateverElse,
      path: ['until'],
      error: '委托截止日不能早于起始日',
    }),
    z.refine<Days>(
      ({ from, until }) => from === '' || until === '' || until <= addMonths(from, rightLimits.delegationYears * 12),
      { path: ['until'], error: `委托最长${rightLimits.delegationYears}年，请核对截止日` },
    ),
  )
export type DelegationForm = z.output<typeof delegationForm>
