import * as z from 'zod/mini'
import { many } from './ops-json.ts'

const citingAnswer = z.object({
  'ops:world-patent-data': z.object({
    'ops:biblio-search': z.object({
      '@total-result-count': z.string().check(z.regex(/^\d{1,9}$/)),
      'ops:search-result': z.optional(
        z.object({ 'ops:publication-reference': many(z.object({ '@family-id': z.string() })) }),
      ),
    }),
  }),
})

/**
 * How many other families cite a publication, so far as the first page of hits tells, which holds more than the model can tell
 * apart.
 * @throws ZodError where it is no such answer
 */
export const readCiting = (json: unknown, ownFamily: string | null): number => {
  const found = citingAnswer.parse(json)['ops:world-patent-data']['ops:biblio-search']['ops:search-result']
  const families = new Set(found?.['ops:publication-reference'].map((one) => one['@family-id']) ?? [])
  if (ownFamily !== null) families.delete(ownFamily)
  return families.size
}
