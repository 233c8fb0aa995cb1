import type { Day } from '@portal/platform/contract'
import type { EditionKind } from '../../contract/edition.ts'
import type { Published } from './published.ts'

/** Invented items are no predecessor of real ones, and classes without items have nothing that could move. */
const lines: Record<EditionKind, 'real' | 'invented' | null> = {
  full: 'real',
  assembled: 'real',
  demonstration: 'invented',
  classesOnly: null,
}

const areComparable = (one: EditionKind, other: EditionKind): boolean =>
  lines[one] !== null && lines[one] === lines[other]

type Dated = Pick<Published, 'kind' | 'inForceFrom'>

/** The comparable edition in force before a day on which another one begins. `list` is ordered as it is published. */
export const beforeOf = (list: readonly Published[], { kind, inForceFrom }: Dated): Published | undefined =>
  list.find((one) => one.inForceFrom < inForceFrom && areComparable(one.kind, kind))

/** The comparable edition that follows one. */
export const nextOf = (list: readonly Published[], { kind, inForceFrom }: Dated): Published | undefined => {
  const later = list.filter((one) => one.inForceFrom > inForceFrom && areComparable(one.kind, kind))
  const day: Day | undefined = later.at(-1)?.inForceFrom
  return later.find((one) => one.inForceFrom === day)
}
