import * as z from 'zod/mini'
import { fileActs } from './acts.ts'
import { fileStates, serviceStates } from './states.ts'

/** What every act answers: file state and service state, the audit step that it made, and what may be done next. */
export const stepped = z.object({
  fileState: z.literal(fileStates),
  state: z.literal(serviceStates),
  step: z.nullable(z.number()),
  can: z.array(z.enum(fileActs)),
})
export type Stepped = z.infer<typeof stepped>
