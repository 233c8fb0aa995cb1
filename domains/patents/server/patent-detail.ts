import { nextDeadlines, stepInDetail } from '@portal/deadlines/server'
import { findServiceOrder } from '@portal/orders/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Actor, Ctx } from '@portal/platform/server'
import { openRoundOf, promisesOf } from '@portal/promises/server'
import { asc, eq } from 'drizzle-orm'
import { patentTypeCodes } from '../contract/choices.ts'
import type { PatentDetail } from '../contract/detail.ts'
import { findingsOf } from '../contract/findings.ts'
import { checklistOf } from '../contract/materials.ts'
import { patentStateLabels } from '../contract/states.ts'
import { actsOf, isPaid } from './beside-state.ts'
import { nextStepOf, standingOf } from './next-step.ts'
import { getOwnPatent } from './own-patent.ts'
import { type Patent, patentSteps } from './patent.table.ts'
import { shownPeriods } from './patent-deadlines.ts'
import { givenKinds, shownFiles } from './patent-files.ts'
import { subjectKind } from './patent-promise.ts'
import { showField } from './personal-data.ts'
import { roundViews } from './supplement-rounds.ts'

export type DetailCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'signer'> & { actor: Pick<Actor, 'userId'> }

export const stepsOf = ({ db }: Pick<Ctx, 'db'>, { id }: Pick<Patent, 'id'>) =>
  db.select().from(patentSteps).where(eq(patentSteps.patentId, id)).orderBy(asc(patentSteps.version))
export type PatentStep = Awaited<ReturnType<typeof stepsOf>>[number]

const filingOf = ({ applicationNumber, filingDate }: Patent): PatentDetail['filing'] =>
  applicationNumber === null || filingDate === null ? null : { applicationNumber, filingDate }

const grantOf = ({ grantNoticeOn, grantDelivery, grantRegisteredOn }: Patent): PatentDetail['grant'] =>
  grantNoticeOn === null || grantDelivery === null ? null : { grantNoticeOn, grantDelivery, grantRegisteredOn }

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
  const deadlines = await nextDeadlines(ctx, subjectKind, [businessSn])
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
    grant: grantOf(patent),
    timeline: steps.map(({ stateAfter, act, createTime }) => ({ state: stateAfter, act, time: createTime.getTime() })),
    order,
    files,
    checklist: checklistOf(patentType, givenKinds(files)),
    deadlines: await shownPeriods(ctx, patent, today),
    promises,
    nextStep: stepInDetail(
      nextStepOf(patent, { order: found, promises, supplement }),
      standingOf(patent, supplement),
      deadlines.get(businessSn),
    ),
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
