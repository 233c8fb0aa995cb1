import { codePoints } from '@portal/platform/contract'
import { type ActorCtx, ensureField } from '@portal/platform/server'
import type { CaseSource } from '@portal/prechecks/server'
import { roundTexts } from '@portal/promises/contract'
import { and, eq, gte, lt } from 'drizzle-orm'
import { businessTypeLabels, businessTypes, draftForm } from '../contract/business-types.ts'
import { requirementWords } from '../contract/fields.ts'
import { requestLimits } from '../contract/limits.ts'
import { askForm, supplementFields } from '../contract/supplement-form.ts'
import { getRequest } from './desk-detail.ts'
import { requestRecord } from './record-request-act.ts'
import { requests } from './request.table.ts'
import { requestRights } from './request-right.table.ts'
import { askSupplement } from './supplement-ask.ts'
import { attachedKind } from './vouchers.ts'

type Asked = Parameters<CaseSource['askSupplement']>[1]

/** What the owner is asked for where no field of the form takes the answer, as about the right that a form was filled from. */
const paperLabel = '与权利有关的证明材料'

/** Several findings about one field are said together, each of which may be as long. */
const tooLong = `同一项的几处问题合计最多${requestLimits.problem}个字，请缩短或分次要求`

/** What was found, as a round asks for it: several findings about one field are one item, and what no field takes is a paper. */
const roundOf = (businessType: number, { items, dueDate }: Asked) => {
  const takes = new Set(supplementFields(businessType).map(({ field }) => field))
  const problems = Map.groupBy(items, ({ field }) => (takes.has(field) ? field : null))
  const joined = [...problems].map(([field, found]) => ({
    field,
    problem: [...new Set(found.map(({ problem }) => problem))].join('\n'),
  }))
  return {
    items: joined.flatMap(({ field, problem }) => (field === null ? [] : [{ field, problem }])),
    papers: joined.flatMap(({ field, problem }) => (field === null ? [{ label: paperLabel, problem }] : [])),
    dueDate,
  }
}

/** Asks for a supplement of what the pre-check found, as the desk does by its own form. */
const askForFound = async (ctx: ActorCtx, asked: Asked): Promise<{ round: number }> => {
  const { businessSn } = asked
  const { businessType } = await getRequest(ctx, businessSn)
  const round = roundOf(businessType, asked)
  const longest = Math.max(...[...round.items, ...round.papers].map(({ problem }) => codePoints(problem)))
  ensureField(longest <= requestLimits.problem, 'findings', tooLong)
  const { success, data, error } = askForm.safeParse(round)
  ensureField(success, 'findings', error?.issues[0]?.message ?? roundTexts.wrongItems)
  return askSupplement(ctx, { params: { businessSn }, body: data })
}

/** Requests as cases whose papers and fields are checked after their submission. */
export const requestPrechecks: CaseSource = {
  formName: (form, requirementType) => {
    const kind = businessTypes.find((businessType) => draftForm(businessType) === form)
    const name = kind === undefined ? form : businessTypeLabels[kind]
    return requirementType === undefined ? name : `${name}（${requirementWords[requirementType]}）`
  },
  submitted: 'request.submitted',
  record: requestRecord,
  submittedIn: async ({ db }, { from, to }) => {
    const { businessSn, createTime } = requests
    const found = await db
      .select({ businessSn })
      .from(requests)
      .where(and(gte(createTime, from), lt(createTime, to)))
    return found.map((one) => one.businessSn)
  },
  find: async ({ db }, businessSn) => {
    const { id, businessType, userId, createTime, obligeeName, appeal, details } = requests
    const [found] = await db
      .select({
        ...{ id, businessType, userId, createTime, obligeeName, appeal, details },
        rightId: requestRights.rightId,
      })
      .from(requests)
      .leftJoin(requestRights, eq(requestRights.requestId, id))
      .where(eq(requests.businessSn, businessSn))
    return (
      found && {
        form: draftForm(found.businessType),
        ownerId: found.userId,
        submittedAt: found.createTime,
        values: { ...found.details, obligeeName: found.obligeeName, appeal: found.appeal },
        rightId: found.rightId,
        papers: { kind: attachedKind, ref: found.id },
      }
    )
  },
  askSupplement: askForFound,
}
