import type { ColumnMapping, ListFields } from '../../contract/list-fields.ts'

/** What the headings of a file say about one kind of list. */
export type Headings = {
  /** Guesses from the headings alone which column brings which field; of two that fit it takes the first. */
  guess: (columns: readonly string[]) => ColumnMapping
  /** How many fields these headings name. */
  known: (columns: readonly string[]) => number
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The headings of one kind of list: a field's name on the wire, the same in snake case, its label, and `otherNames`, by which
 * other lists call it.
 */
export const headingsOf = <F extends string>(
  { fields, labels }: ListFields<F>,
  otherNames: Partial<Record<F, readonly string[]>>,
): Headings => {
  const fieldByName: ReadonlyMap<string, F> = new Map(
    fields.flatMap((field) =>
      [field, labels[field], ...(otherNames[field] ?? [])].map((name) => [plain(name), field] as const),
    ),
  )
  const guess = (columns: readonly string[]): ColumnMapping => {
    const mapping: ColumnMapping = {}
    for (const [at, heading] of columns.entries()) {
      const field = fieldByName.get(plain(heading))
      if (field && mapping[field] === undefined) mapping[field] = at
    }
    return mapping
  }
  return { guess, known: (columns) => Object.keys(guess(columns)).length }
}
