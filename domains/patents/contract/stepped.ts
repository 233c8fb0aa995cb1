import * as z from 'zod/mini'
import { patentActs, patentStates } from './states.ts'

/** What every act answers: the state, and what may be done next. */
export const stepped = z.object({ state: z.literal(patentStates), can: z.array(z.enum(patentActs)) })
export type Stepped = z.infer<typeof stepped>
