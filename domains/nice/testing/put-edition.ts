import type { JobCtx } from '@portal/platform/server'
import type { EditionKind } from '../contract/edition.ts'
import { niceLimits } from '../contract/limits.ts'
import { ownClasses } from '../contract/own-classes.ts'
import { groupsSamples } from '../contract/samples.ts'
import type { Edition } from '../server/edition/edition.ts'
import { editionFor } from '../server/edition/held.ts'
import { newRow } from '../server/edition/new-row.ts'
import { lookAgain } from '../server/edition/published.ts'
import { type EditionContent, niceEditions } from '../server/edition.table.ts'

export type TestEdition = {
  edition?: string
  kind?: EditionKind
  inForceFrom?: string
  /** Names of items, with blanks between them, by `0901 软件`; the ids are D090101 and so on. The groups of the samples unless told. */
  groups?: Readonly<Record<string, string>>
  /** Groups that are similar; those of the samples have none, since a link needs both its groups. */
  links?: readonly (readonly [from: string, to: string])[]
  /** How many items of a class may be chosen. */
  minNumbers?: Readonly<Record<number, number>>
}

type Group = EditionContent['classes'][number]['groups'][number]

const sampleGroups: readonly Group[] = Object.values(groupsSamples).flatMap(({ groups }) =>
  groups.map(({ group_id, group_name, min_data }) => ({
    id: group_id,
    name: group_name.slice(5),
    items: min_data.map(({ min_id, min_name }) => ({ id: min_id, name: min_name })),
  })),
)

const groupsOf = (groups: Readonly<Record<string, string>>): readonly Group[] =>
  Object.entries(groups).map(([heading, names]) => {
    const id = heading.slice(0, 4)
    const items = names.split(' ').map((name, at) => ({ id: `D${id}${String(at + 1).padStart(2, '0')}`, name }))
    return { id, name: heading.slice(5), items }
  })

/** The content of a small edition: all 45 classes, and items in a few of them. */
export const contentOf = ({ groups, links = [], minNumbers = {} }: TestEdition): EditionContent => {
  const all = groups ? groupsOf(groups) : sampleGroups
  return {
    classes: ownClasses.map((one) => ({
      ...one,
      minNumber: minNumbers[one.id] ?? niceLimits.cap,
      groups: all.filter(({ id }) => Number(id.slice(0, 2)) === one.id),
    })),
    links: links.map(([from, to]) => ({ from, to, note: '' })),
  }
}

/** Publishes a small edition in a test's database, in force since 2026-01-01 unless told, and answers it. */
export const putEdition = async (
  ctx: Pick<JobCtx, 'db' | 'now' | 'newId'>,
  { edition = 'TEST-1', kind = 'full', inForceFrom = '2026-01-01', ...more }: TestEdition = {},
): Promise<Edition> => {
  const row = newRow(
    { ...ctx, actor: null },
    {
      ...{ edition, kind, inForceFrom },
      editionName: `演示版本 ${edition}`,
      source: '演示',
      licence: '',
      checkedOn: null,
      sha256: '',
      content: contentOf(more),
      refused: [],
      refusedCount: 0,
      unfit: [],
    },
    { state: 'published', isBuiltIn: false },
  )
  await ctx.db.insert(niceEditions).values(row)
  lookAgain(ctx)
  return editionFor(ctx, { edition })
}
