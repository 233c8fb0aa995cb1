import * as z from 'zod/mini'

/**
 * Kinds of editions. `full`: the operator imported a whole classification. `assembled`: computed from another edition and a
 * list of amendments, so not the official whole text. `demonstration`: invented items. `classesOnly`: the 45 classes in our
 * own words, without items.
 */
export const editionKinds = ['full', 'assembled', 'demonstration', 'classesOnly'] as const
export type EditionKind = (typeof editionKinds)[number]
/** What a list of amendments applies to: a real text. With invented items it would make an edition that looks like one. */
export const amendableKinds: readonly EditionKind[] = ['full', 'assembled']
export const editionKindLabels = {
  full: '完整文本',
  assembled: '推算文本',
  demonstration: '演示',
  classesOnly: '仅类别',
} as const satisfies Record<EditionKind, string>

/** The number of an edition, as it stands in its file: letters, digits, points and hyphens. */
export const editionNumber = /^[A-Za-z0-9][A-Za-z0-9.-]{1,30}$/

export const editionStates = ['draft', 'published'] as const
export type EditionState = (typeof editionStates)[number]
export const editionStateLabels = { draft: '草稿', published: '已发布' } as const satisfies Record<EditionState, string>

/** What every answer says of the edition that it is taken from. Days are `YYYY-MM-DD`. */
export const editionFields = {
  edition: z.string(),
  editionName: z.string(),
  kind: z.enum(editionKinds),
  inForceFrom: z.string(),
  source: z.string(),
  checkedOn: z.nullable(z.string()),
}

/** An edition that is published. */
export const editionInfo = z.object({ ...editionFields, licence: z.string() })
export type EditionInfo = z.infer<typeof editionInfo>

/** Where a goods or service stands. */
const place = z.object({ class_id: z.number(), group_id: z.string() })

/** An item that a newer edition has in another class than the edition before. */
export const niceMove = z.object({ min_name: z.string(), from: place, to: place })
export type NiceMove = z.infer<typeof niceMove>

/** An item of the edition before that the newer edition has in no class. */
export const goneItem = z.object({ min_name: z.string(), from: place })
