import { chineseNation, isMaskedIdNumber, maskIdCard, refusalOfIdNumber } from '@portal/accounts/contract'
import { findIdCard } from '@portal/accounts/server'
import type { ActorCtx } from '@portal/platform/server'
import { ensureField, refuseField } from '@portal/platform/server'
import { isCompleteRegion, isCountryName } from '@portal/regions/server'
import type { AnyRequest } from '../contract/kinds/kind.ts'

/**
 * Checks a form that its schema has accepted by what only the server knows: whether its places exist, and which ID number
 * a masked one stands for. Answers the form with the whole ID number; fails with U00400 on the field that is wrong.
 */
export const verifyRequest = async (ctx: ActorCtx<'cipher'>, request: AnyRequest): Promise<AnyRequest> => {
  for (const field of ['obligeeNation', 'disputeNation'] as const) {
    const nation = request[field]
    ensureField(!nation || isCountryName(nation), field, '请从列表中选择国家或地区')
  }
  const { province, city, county } = request
  const isPlace = !province || isCompleteRegion(province, city ?? '', county || null)
  ensureField(isPlace, 'province', '请选择所在地区！')
  return request.idCard ? { ...request, idCard: await wholeIdCard(ctx, request) } : request
}

/**
 * The whole ID number: a masked one that equals the account's stands for the stored number; any other masked one is
 * refused.
 */
const wholeIdCard = async (ctx: ActorCtx<'cipher'>, { idCard = '', obligeeNation }: AnyRequest): Promise<string> => {
  if (!isMaskedIdNumber(idCard)) return idCard
  const stored = await findIdCard(ctx, ctx.actor.userId)
  ensureField(stored && maskIdCard(stored) === idCard, 'idCard', '请输入完整的身份证号')
  const problem = obligeeNation === chineseNation ? refusalOfIdNumber(stored) : undefined
  if (problem !== undefined) refuseField('idCard', problem)
  return stored
}
