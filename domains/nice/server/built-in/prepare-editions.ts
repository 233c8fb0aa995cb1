import { createHash } from 'node:crypto'
import type { JobCtx } from '@portal/platform/server'
import type { EditionKind } from '../../contract/edition.ts'
import { niceLimits } from '../../contract/limits.ts'
import { ownClasses } from '../../contract/own-classes.ts'
import { newRow } from '../edition/new-row.ts'
import { lookAgain } from '../edition/published.ts'
import { type EditionContent, niceEditions } from '../edition.table.ts'

type OwnEdition = {
  edition: string
  editionName: string
  kind: EditionKind
  inForceFrom: string
  source: string
  licence: string
  content: EditionContent
}

type PrepareCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>

/** Publishes editions that are part of the portal, unless they are there. Nobody compared them with a source. */
export const publishOwn = async (ctx: PrepareCtx, editions: readonly OwnEdition[]): Promise<void> => {
  const rows = editions.map((edition) => {
    const sha256 = createHash('sha256').update(JSON.stringify(edition.content)).digest('hex')
    const whole = { ...edition, checkedOn: null, sha256, refused: [], refusedCount: 0, unfit: [] }
    return newRow({ ...ctx, actor: null }, whole, { state: 'published', isBuiltIn: true })
  })
  await ctx.db.insert(niceEditions).values(rows).onConflictDoNothing({ target: niceEditions.edition })
  lookAgain(ctx)
}

/** The 45 classes in our own words, in force until the operator's first edition. */
export const prepareEditions = (ctx: PrepareCtx): Promise<void> =>
  publishOwn(ctx, [
    {
      edition: 'CLASSES',
      editionName: '四十五个类别',
      kind: 'classesOnly',
      inForceFrom: '2000-01-01',
      source: '本平台自行编写',
      licence: '',
      content: {
        classes: ownClasses.map((one) => ({ ...one, minNumber: niceLimits.cap, groups: [] })),
        links: [],
      },
    },
  ])
