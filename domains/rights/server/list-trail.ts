import { userNames, usernameOf } from '@portal/accounts/server'
import type { Purpose } from '@portal/files/contract'
import type { Page, PageQuery } from '@portal/platform/contract'
import { type ActorCtx, type ById, readPage } from '@portal/platform/server'
import { asc, desc, eq } from 'drizzle-orm'
import { scopeLabels } from '../contract/delegation.ts'
import { paperLabels } from '../contract/paper-kinds.ts'
import type { PrefillForm } from '../contract/prefill.ts'
import { staffActions, type TrailDetail } from '../contract/trail.ts'
import type { TrailLine } from '../contract/trail-line.ts'
import { rightTrail } from './right.table.ts'
import { getRight } from './right-access.ts'

const staff = '平台工作人员'

type Names = Awaited<ReturnType<typeof userNames>>

/** What a copy of a paper is for, by the purpose of its upload. */
const purposeWords: Partial<Record<Purpose, string>> = {
  'request-attachment': '用于业务申请的附件',
  'trade-dispute': '用于贸易纠纷的附件',
  'expert-filing': '用于专家备案',
  'filing-paper': '用于自助备案',
  'trademark-paper': '用于商标申请',
  'patent-material': '用于专利申请',
}

const formWords = (form: PrefillForm): string => {
  if (form === 'evidence') return '用于展会存证'
  return form === 'filing-sheet' ? '用于自助备案' : '用于业务申请'
}

const detailWords = (
  { paper, papers, coverage, version, purpose, businessSn, agency, scope, form }: TrailDetail,
  names: Names,
): string =>
  [
    paper && paperLabels[paper],
    coverage && '保护范围',
    purpose && (purposeWords[purpose] ?? '用于其他申请'),
    businessSn && `业务 ${businessSn}`,
    version && `第 ${version} 版`,
    papers && `取用材料：${papers.map((kind) => paperLabels[kind]).join('、')}`,
    agency && usernameOf(names, agency),
    scope && scopeLabels[scope],
    form && formWords(form),
  ]
    .filter(Boolean)
    .join('，')

/** The trail of one's own right, the newest line first. */
export const listTrail = async (
  ctx: ActorCtx,
  { params, query }: ById & { query: PageQuery },
): Promise<Page<TrailLine>> => {
  const { right } = await getRight(ctx, params.id, { need: 'owner' })
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: rightTrail,
    where: eq(rightTrail.rightId, right.id),
    orderBy: [desc(rightTrail.at), asc(rightTrail.id)],
  })
  const names = await userNames(
    ctx,
    rows.flatMap(({ actorId, detail: { agency } }) => [actorId, ...(agency === undefined ? [] : [agency])]),
  )
  const elements = rows.map(({ at, actorId, action, detail }) => ({
    time: at.getTime(),
    who: staffActions.has(action) ? staff : usernameOf(names, actorId),
    action,
    detail: detailWords(detail, names),
  }))
  return { elements, totalElements }
}
