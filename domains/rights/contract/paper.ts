import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { optionalDay } from './day-field.ts'
import { paperKinds } from './paper-kinds.ts'

/** A paper that is added: an upload of the owner, named by the `url` that the answer to the upload gave. */
export const paperForm = z.object({
  kind: z.enum(paperKinds, { error: '请选择材料类型' }),
  url: requiredText('请上传材料'),
  /** The last day as the owner reads it on the paper. */
  validUntil: z.prefault(optionalDay, ''),
})
export type PaperForm = z.output<typeof paperForm>

export const storedPaper = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  fileName: z.string(),
  url: z.string(),
  viewUrl: z.nullable(z.string()),
  /** Bytes. */
  size: z.number(),
  sha256: z.string(),
  validUntil: z.nullable(z.string()),
})
export type StoredPaper = z.output<typeof storedPaper>
