import { storableText } from '@portal/platform/server'
import * as z from 'zod/mini'

/** OPS turns XML into JSON: an element that may be repeated is an array only where it is, and missing where there is none. */
export const many = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.union([z.array(schema), schema])),
    z.transform((found): z.output<S>[] => {
      if (found === undefined) return []
      return (Array.isArray(found) ? found : [found]) as z.output<S>[]
    }),
  )

/** The text of an element stands under `$`; an empty element has none. */
export const content = z.pipe(
  z.prefault(z.string().check(z.maxLength(2_000)), ''),
  z.transform((written) => storableText(written).trim()),
)

/** An element of which only its text is read. */
export const text = z.pipe(
  z.object({ $: content }),
  z.transform(({ $: written }) => written),
)

const documentId = z.object({
  '@document-id-type': z.string(),
  country: z.optional(text),
  'doc-number': text,
  kind: z.optional(text),
  date: z.optional(text),
})
export type DocumentId = z.output<typeof documentId>

export const reference = z.object({ 'document-id': many(documentId) })

/** A number in the office's own form (`docdb`): `{country: 'CN', number: '103150376', kind: 'B'}`. */
export type DocdbNumber = { country: string; number: string; kind: string }

type Reference = z.output<typeof reference>

/** The number of one form among those of a reference. */
export const idOf = (found: Reference | undefined, form: 'docdb' | 'epodoc' | 'original'): DocumentId | undefined =>
  found?.['document-id'].find((id) => id['@document-id-type'] === form)

export const isNumbered = (found: Reference | undefined, { country, number, kind }: DocdbNumber): boolean => {
  const id = idOf(found, 'docdb')
  return id?.country === country && id['doc-number'] === number && id.kind === kind
}
