import { maskIdCard } from '@portal/accounts/contract'
import { type FieldError, orderIssues } from '@portal/platform/contract'
import type { ActorCtx } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { submitRequest } from '../contract/kinds.ts'
import { type AnswerForm, answerSchema, fieldsOfItem, pick, withAnswers } from '../contract/supplement-form.ts'
import type { VoucherFile } from '../contract/voucher.ts'
import { ensure, fail } from './failures.ts'
import { getOwnRequest } from './own-detail.ts'
import { openField } from './personal-data.ts'
import { columnsOf, formOf } from './request-columns.ts'
import type { RequestRecord } from './request-detail.ts'
import { resumeRequestPromises } from './request-promises.ts'
import { attachAnswers } from './supplement-files.ts'
import {
  currentVouchers,
  endRound,
  getOpenRound,
  noRound,
  type Round,
  roundsOf,
  sealValues,
} from './supplement-rounds.ts'
import { takeStep } from './take-step.ts'
import { verifyRequest } from './verify-request.ts'
import { filesOf } from './vouchers.ts'

type AnswerCtx = ActorCtx<'cipher' | 'signer'>
type Values = Readonly<Record<string, unknown>>

/** The page shows this request's ID number masked; where the answer sends that mask back, the stored number is meant. */
const unmasked = (current: Values, answers: Values): Values => {
  const { idCard } = current
  return typeof idCard === 'string' && answers.idCard === maskIdCard(idCard) ? { ...answers, idCard } : answers
}

/**
 * Puts the answers into the request and judges the whole as a new request; fails with U00400 on the fields that are
 * wrong.
 */
const judge = (request: RequestRecord, { items }: Round, current: Values, given: Values) => {
  const schema = answerSchema(request.businessType, items, current)
  const parsed = schema.safeParse(given)
  if (!parsed.success) return refuse(orderIssues(schema, given, parsed.error.issues))
  const answers = parsed.data as Readonly<Record<string, readonly VoucherFile[]>>
  const fields = items.flatMap((item) => fieldsOfItem(request.businessType, item, items))
  const whole = withAnswers(current, pick(answers, fields))
  const sent = submitRequest.safeParse(whole)
  return sent.success
    ? { answers, sent: sent.data, fields }
    : refuse(orderIssues(submitRequest, whole, sent.error.issues))
}

const refuse = (fields: FieldError[]): never =>
  fail('request.invalid', { fields, ...(fields[0] && { msg: fields[0].msg }) })

/** The owner answers the open round; the old values are kept beside the new ones, and the clocks of the promises go on. */
export const answerSupplement = async (
  ctx: AnswerCtx,
  { body }: { body: AnswerForm },
): Promise<Record<string, never>> => {
  const request = await getOwnRequest(ctx, body.businessSn)
  const { id, businessSn, businessType, userId } = request
  const open = await getOpenRound(ctx, id)
  ensure(open.round === body.round, 'request.supplement_over')

  const vouchers = currentVouchers(await filesOf(ctx, id), await roundsOf(ctx, id))
  const form = formOf(ctx, request, openField)
  const current = { ...form, voucher: vouchers.map(({ fileName, url }) => ({ fileName, url })) }
  const { answers, sent, fields } = judge(request, open, current, {
    ...unmasked(form, body.answers),
    remark: body.remark,
  })
  const verified = await verifyRequest(ctx, sent)

  await takeStep(ctx, request, 'answerSupplement', {
    change: { ...columnsOf(ctx, id, verified, sent), ...noRound },
    note: null,
    tooLate: async () => fail('request.supplement_over'),
  })
  const files = await attachAnswers(ctx, request, open, answers)
  const texts = fields.filter((field) => field !== 'voucher')
  const values = {
    before: { ...pick(form, texts), ...(files.voucher && { voucher: vouchers.map((file) => file.id) }) },
    after: { ...pick(verified, texts), ...files },
  }
  await endRound(ctx, {
    supplementId: open.id,
    outcome: 'answered',
    remark: body.remark || null,
    values: sealValues(ctx, open.id, values),
  })
  await resumeRequestPromises(ctx, request)
  await publish(ctx, 'request.supplement_answered', { businessSn, businessType, userId, round: open.round })
  return {}
}
