import type { ChangeCtx } from '@portal/platform/server'
import type { EditionContent, niceEditions } from '../edition.table.ts'

const countsOf = ({ classes }: EditionContent) => {
  const groups = classes.flatMap((one) => one.groups)
  return {
    classes: classes.length,
    groups: groups.length,
    items: groups.reduce((sum, { items }) => sum + items.length, 0),
  }
}

type NewRow = typeof niceEditions.$inferSelect
type NewEdition = Pick<
  NewRow,
  | 'edition'
  | 'editionName'
  | 'kind'
  | 'inForceFrom'
  | 'source'
  | 'licence'
  | 'checkedOn'
  | 'sha256'
  | 'content'
  | 'refused'
  | 'refusedCount'
  | 'unfit'
>

/** The row of a new edition. Where it is published at once, the portal itself or its operator's command publishes it. */
export const newRow = (
  ctx: ChangeCtx,
  edition: NewEdition,
  { state, isBuiltIn }: { state: 'draft' | 'published'; isBuiltIn: boolean },
): NewRow => ({
  id: ctx.newId(),
  ...edition,
  ...countsOf(edition.content),
  state,
  isBuiltIn,
  createTime: ctx.now(),
  createdById: ctx.actor?.userId ?? null,
  publishTime: state === 'published' ? ctx.now() : null,
  publishedById: null,
})
