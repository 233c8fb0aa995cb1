import { findServiceOrder, type ServiceOrder } from '@portal/orders/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Actor, Ctx } from '@portal/platform/server'
import type { PromiseView } from '@portal/promises/contract'
import { openRoundOf, promisesOf } from '@portal/promises/server'
import { asc, eq } from 'drizzle-orm'
import { patentTypeCodes } from '../contract/choices.ts'
import { deadlinesOf } from '../contract/deadlines.ts'
import type { NextStep, PatentDetail } from '../contract/detail.ts'
import { findingsOf } from '../contract/findings.ts'
import { checklistOf } from '../contract/materials.ts'
import { patentStateLabels } from '../contract/states.ts'
import { actsOf, isPaid } from './beside-state.ts'
import { getOwnPatent } from './own-patent.ts'
import { type Patent, patentSteps } from './patent.table.ts'
import { givenKinds, shownFiles } from './patent-files.ts'
import { subjectKind } from './patent-promise.ts'
import { showField } from './personal-data.ts'
import { roundViews } from './supplement-rounds.ts'

export type DetailCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'signer'> & { actor: Pick<Actor, 'userId'> }

export const stepsOf = ({ db }: Pick<Ctx, 'db'>, { id }: Pick<Patent, 'id'>) =>
  db.select().from(patentSteps).where(eq(patentSteps.patentId, id)).orderBy(asc(patentSteps.version))
export type PatentStep = Awaited<ReturnType<typeof stepsOf>>[number]

type Due = { order: ServiceOrder | undefined; promises: readonly PromiseView[]; supplement: PatentDetail['supplement'] }

/** Who acts next: the customer while he owes the payment or an answer, else the desk, in the end nobody. */
const nextStepOf = (patent: Patent, { order, promises, supplement }: Due): NextStep => {
  if (patent.state > 2) return { who: 'nobody', text: patentStateLabels[patent.state], due: null }
  if (!isPaid(patent)) {
    if (order?.closing) return { who: 'nobody', text: '订单正在关闭。', due: null }
    return { who: 'customer', text: '请完成支付，支付后由工作人员受理。', due: order?.expiresAt.getTime() ?? null }
  }
  if (supplement) return { who: 'customer', text: '请补充，补齐之前计时暂停。', due: supplement.dueTime }
  if (patent.state === 1) {
    const due = promises.find(({ keptAt }) => keptAt === null)?.dueAt ?? null
    return { who: 'staff', text: '等待工作人员受理。', due }
  }
  return patent.specialMeaning === 'unclear'
    ? { who: 'customer', text: '请说明保密请求要办理的是哪一种。', due: null }
    : { who: 'staff', text: '专利代理机构正在办理。', due: null }
}

const filingOf = ({ applicationNumber, filingDate }: Patent): PatentDetail['filing'] =>
  applicationNumber === null || filingDate === null ? null : { applicationNumber, filingDate }

/** What owner and desk both see of an application; the caller has checked that the viewer may see it. */
export const detailOf = async (
  ctx: DetailCtx,
  patent: Patent,
  steps: readonly PatentStep[],
  viewer: 'owner' | 'staff',
): Promise<PatentDetail> => {
  const { businessSn, state, patentType, agencyName } = patent
  const today = shanghaiDayOf(ctx.now())
  const files = await shownFiles(ctx, patent, ctx.actor.userId)
  const promises = (await promisesOf(ctx, subjectKind, [businessSn])).get(businessSn) ?? []
  const found = patent.orderNo === null ? undefined : await findServiceOrder(ctx, patent.orderNo)
  const supplement = openRoundOf(patent, ctx.now())
  const order = found ? { ...found, expiresAt: found.expiresAt.getTime() } : null
  return {
    businessSn,
    patentName: patent.patentName,
    state,
    stateText: patentStateLabels[state],
    createTime: patent.createTime.getTime(),
    patentType,
    patentTypeCode: patentTypeCodes[patentType],
    paid: isPaid(patent) ? 1 : 0,
    orderNo: patent.orderNo,
    applyNation: patent.applyNation,
    companyName: patent.companyName,
    special: patent.special,
    specialMeaning: patent.specialMeaning,
    lxrName: patent.lxrName,
    lxrPhone: showField(ctx, 'lxrPhone', patent),
    firstFilingDate: patent.firstFilingDate,
    firstFilingNo: patent.firstFilingNo,
    acceptTime: patent.acceptTime?.getTime() ?? null,
    acceptContent: patent.acceptContent,
    processResult: patent.processResult,
    closeReason: patent.closeReason,
    agency: agencyName === null ? null : { name: agencyName, licenceNo: patent.agencyLicenceNo },
    filing: filingOf(patent),
    timeline: steps.map(({ stateAfter, act, createTime }) => ({ state: stateAfter, act, time: createTime.getTime() })),
    order,
    files,
    checklist: checklistOf(patentType, givenKinds(files)),
    deadlines: deadlinesOf(patent, today),
    promises,
    nextStep: nextStepOf(patent, { order: found, promises, supplement }),
    supplement,
    supplements: await roundViews(ctx, patent),
    findings: findingsOf(patent, today),
    version: patent.version,
    can: actsOf(patent, viewer),
  }
}

export const viewOwnPatent = async (
  ctx: DetailCtx,
  { query }: { query: { businessSn: string } },
): Promise<PatentDetail> => {
  const patent = await getOwnPatent(ctx, query.businessSn)
  return detailOf(ctx, patent, await stepsOf(ctx, patent), 'owner')
}
