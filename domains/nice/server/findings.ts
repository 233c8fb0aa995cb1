import { type Choice, type NiceFinding, niceFindings } from '../contract/findings.ts'
import type { Edition } from './edition/edition.ts'
import { getPublished, type ReadCtx } from './edition/published.ts'
import { toldChanges } from './edition/told-changes.ts'

/** What stands out in a choice, by an edition and the moves that are told of it today. */
export const findingsFor = async (ctx: ReadCtx, choice: Choice, edition: Edition): Promise<NiceFinding[]> => {
  const { moves } = await toldChanges(ctx, await getPublished(ctx, { edition: edition.info.edition }))
  return niceFindings(choice, { similarTo: edition.similarTo, moves: [...moves.values()].flat() })
}
