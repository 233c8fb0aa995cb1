import { scoreClasses } from '@portal/marks/server'
import { type Edition, editionFor, offeredFor } from '@portal/nice/server'
import { type Ctx, ensureField } from '@portal/platform/server'
import type { SmartForm, SmartReply } from '../../contract/check.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>
type Offered = Pick<SmartReply['classes'][number], 'class_id' | 'class_name' | 'service_nice_min'>

/** The classes that were asked for with what the industry offers in them, or those of the industry where none were. */
const offeredOf = async (
  ctx: ReadCtx,
  { industry_code, class_ids = [] }: SmartForm,
  edition: Edition,
): Promise<Offered[]> => {
  const ofIndustry = industry_code === '' ? [] : await offeredFor(ctx, industry_code, edition)
  if (class_ids.length === 0) return [...ofIndustry]
  return [...new Set(class_ids)].map((class_id) => {
    const known = ofIndustry.find((one) => one.class_id === class_id)
    return known ?? { class_id, class_name: edition.classOf(class_id).class_name, service_nice_min: [] }
  })
}

/**
 * Compares a name class by class with known marks and rules. A score is a comparison with what was imported, and no chance
 * of success: where nothing was, there is none.
 * @throws AppFailure `record.not_found` for an unknown industry; `request.invalid` where neither industry nor class is told
 */
export const smartRegistration = async (ctx: ReadCtx, { body }: { body: SmartForm }): Promise<SmartReply> => {
  const { trademark_name: name, pass_rate, industry_code, class_ids = [] } = body
  ensureField(industry_code !== '' || class_ids.length > 0, 'industry_code', '请选择行业或类别')
  const edition = await editionFor(ctx)
  const offered = await offeredOf(ctx, body, edition)
  const classes = offered.map(({ class_id }) => class_id)
  const items = new Map(
    offered.map(({ class_id, service_nice_min }) => [class_id, service_nice_min.map(({ min_name }) => min_name)]),
  )
  const { searched, classes: scored } = await scoreClasses(ctx, { name, classes, items })
  return {
    edition: edition.info.edition,
    pass_rate,
    searched,
    classes: offered.map((one) => {
      const { score = null, reasons = [] } = scored.find(({ class_id }) => class_id === one.class_id) ?? {}
      return { ...one, score, meets: score !== null && score >= pass_rate ? 1 : 0, reasons: [...reasons] }
    }),
  }
}
