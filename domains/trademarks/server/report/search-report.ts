import { comparisonVersions, scoreClasses, searchMarks } from '@portal/marks/server'
import { editionFor } from '@portal/nice/server'
import type { Ctx } from '@portal/platform/server'
import type { ReportForm } from '../../contract/report.ts'
import { markFindings } from '../check/mark-findings.ts'
import { signFindings } from '../check/sign-findings.ts'
import { designatedMembers } from '../madrid/designated-members.ts'
import { membersInForce } from '../madrid/members-in-force.ts'
import { drawName } from '../picture/draw-name.ts'
import type { ReportFacts } from './report-paper.ts'

type SearchCtx = Pick<Ctx, 'db' | 'now' | 'config'>

/** The members that the form names, and where their list comes from. */
const designationsOf = async (
  ctx: SearchCtx,
  { kind, applyNation }: ReportForm,
): Promise<Pick<ReportFacts, 'members' | 'madrid'>> => {
  if (kind === 'sbzc') return { members: [], madrid: '' }
  const { list, source, asOf, checkedOn } = await membersInForce(ctx)
  return {
    members: designatedMembers(applyNation, list).map(({ name }) => name),
    madrid: `${source}，数据日期 ${asOf}${checkedOn === null ? '' : `，核对日期 ${checkedOn}`}`,
  }
}

/** Searches and judges all that a report says about a name. */
export const searchForReport = async (ctx: SearchCtx, form: ReportForm): Promise<Omit<ReportFacts, 'reportNo'>> => {
  const { trademark_name: name, kind, class_ids = [] } = form
  const wanted = [...new Set(class_ids)].sort((a, b) => a - b)
  const designations = await designationsOf(ctx, form)
  const edition = await editionFor(ctx)
  const { hits, searched } = await searchMarks(ctx, { name, classes: wanted })
  const scored = wanted.length === 0 ? [] : (await scoreClasses(ctx, { name, classes: wanted, items: [] })).classes
  return {
    name,
    kind,
    ...designations,
    classes: scored.map((one) => ({ ...one, class_name: edition.classOf(one.class_id).class_name })),
    picture: await drawName(name),
    searched,
    hits,
    findings: [...(await signFindings(ctx, { name, items: [] })), ...markFindings(hits, wanted)],
    edition: `${edition.info.editionName}（${edition.info.edition}，自 ${edition.info.inForceFrom} 起）`,
    rules: await comparisonVersions(ctx),
    at: ctx.now(),
    isDemonstration: ctx.config.mode === 'demonstration',
  }
}
