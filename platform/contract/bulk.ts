import * as z from 'zod/mini'
import { requiredText } from './text.ts'

/** The most records of one bulk call. */
export const bulkLimit = 50

const choose = '请选择要处理的记录'

/** The numbers or ids of the records of a bulk call: at least one, at most `bulkLimit`, none of them twice. */
export const bulkRefs = z.array(requiredText('缺少编号', { length: 64 }), { error: choose }).check(
  z.minLength(1, choose),
  z.maxLength(bulkLimit, `一次最多处理${bulkLimit}条`),
  z.refine((refs) => new Set(refs).size === refs.length, '同一条记录重复了'),
)

/** Which records a bulk call has changed, and why it has left the others as they were. */
export const bulkReply = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ ref: z.string(), msg: z.string() })),
})
export type BulkReply = z.infer<typeof bulkReply>
