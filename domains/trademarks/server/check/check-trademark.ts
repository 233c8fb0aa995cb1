import { searchMarks } from '@portal/marks/server'
import { editionFor, findingsFor } from '@portal/nice/server'
import type { Actor, Ctx } from '@portal/platform/server'
import type { CheckForm, CheckReply } from '../../contract/check.ts'
import { markFindings } from './mark-findings.ts'
import { sameNameHint } from './same-name-hint.ts'
import { signFindings } from './sign-findings.ts'

/** Judges a name with the chosen classes and items: the items first, then the sign, then known marks. It stores nothing. */
export const checkTrademark = async (
  ctx: Pick<Ctx, 'db' | 'now'> & { actor: Pick<Actor, 'userId'> | null },
  { body }: { body: CheckForm },
): Promise<CheckReply> => {
  const { trademark_name: name, kind, work_order_service: chosen, basic } = body
  const edition = await editionFor(ctx)
  const classes = chosen.map(({ class_id }) => class_id)
  const items = chosen.flatMap(({ service_nice_min }) => service_nice_min.map(({ min_name }) => min_name))
  const ofItems = await findingsFor(ctx, { chosen, kind, ...(basic && { basic: basic.work_order_service }) }, edition)
  const ofSign = await signFindings(ctx, { name, items })
  const ofOwn = ctx.actor ? await sameNameHint(ctx, { userId: ctx.actor.userId, name, classes }) : []
  const { hits, searched } = await searchMarks(ctx, { name, classes })
  return {
    edition: edition.info.edition,
    findings: [
      ...ofItems.map((finding) => ({ ...finding, law: null })),
      ...ofSign,
      ...ofOwn,
      ...markFindings(hits, classes),
    ],
    hits,
    searched,
  }
}
