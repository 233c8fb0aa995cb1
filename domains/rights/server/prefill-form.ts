import type { ById } from '@portal/platform/server'
import type { StoredPaper } from '../contract/paper.ts'
import type { Prefill, PrefillForm, PrefillPaper, RightForm } from '../contract/prefill.ts'
import { ensure } from './failures.ts'
import { getRight } from './right-access.ts'
import { openFacts } from './right-facts.ts'
import { recordTrail } from './trail.ts'
import { misfitOf } from './use-paper.ts'
import { papersFor, type ReadCtx } from './view-right.ts'

const noPlace = '这张表单没有放这类材料的位置'

const paperFor = ({ id, kind, fileName, size }: StoredPaper, { purposes, kinds }: RightForm): PrefillPaper => {
  const paper = { paperId: id, kind, fileName }
  const taken = kinds === undefined || kinds.includes(kind) ? purposes : []
  const misfits = taken.map((purpose) => ({ purpose, misfit: misfitOf({ fileName, size }, purpose) }))
  const fitting = misfits.find(({ misfit }) => misfit === null)
  if (fitting) return { ...paper, fits: true, why: '', purpose: fitting.purpose }
  return { ...paper, fits: false, why: misfits[0]?.misfit?.msg ?? noPlace, purpose: null }
}

/** What one of these forms takes from a right: values by the form's own names, and the papers that go along. */
export const prefillFrom =
  (forms: readonly RightForm[]) =>
  async (ctx: ReadCtx, { params, query }: ById & { query: { form: PrefillForm } }): Promise<Prefill> => {
    const reached = await getRight(ctx, params.id, { need: 'use' })
    const { right, access } = reached
    const form = forms.find((one) => one.form === query.form)
    ensure(form, 'record.not_found')
    const { id, version, verification, verificationAt } = right
    if (access !== 'owner') await recordTrail(ctx, id, 'delegatePrefilled', { form: query.form })
    const papers = await papersFor(ctx, reached)
    return {
      values: { ...form.valuesOf(openFacts(ctx, right)) },
      papers: papers.map((paper) => paperFor(paper, form)),
      right: { id, version, verified: verification === 'verified' ? (verificationAt?.getTime() ?? null) : null },
    }
  }
