import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { evidenceDetail, evidenceRow } from './detail.ts'
import { evidenceLimits } from './limits.ts'
import { look } from './looks.ts'
import { slots } from './slots.ts'

const customer = z.object({ id: z.string(), username: z.string(), companyName: z.nullable(z.string()) })

export const deskRow = z.extend(z.omit(evidenceRow, { can: true }), { obligeeName: z.string(), customer })
export type DeskRow = z.infer<typeof deskRow>

/** What an audit found of a kept file. */
export const finding = z.object({
  slot: z.nullable(z.enum(slots)),
  fileName: z.string(),
  /** `restored`: the very bytes are there again. */
  found: z.enum(['lost', 'altered', 'restored']),
  /** SHA-256 as received, and as read; null where nothing could be read. */
  expected: z.string(),
  actual: z.nullable(z.string()),
  time: z.number(),
})
export type Finding = z.infer<typeof finding>

/** An original that is not what was received, as of the last look. */
export const damaged = z.object({
  evidenceNo: z.string(),
  exhibitionName: z.string(),
  slot: z.nullable(z.enum(slots)),
  problem: z.enum(['lost', 'altered']),
  foundAt: z.number(),
})
export type Damaged = z.infer<typeof damaged>

/** How many files were read, how many are not what was received, and how many are again. */
export const rechecked = z.object({ checked: z.int(), broken: z.int(), restored: z.int() })
export type Rechecked = z.infer<typeof rechecked>

/** `lxrPhone` stands whole here too: the desk calls by it. */
export const deskDetail = z.extend(evidenceDetail, { customer, looks: z.array(look), findings: z.array(finding) })
export type DeskDetail = z.infer<typeof deskDetail>

const reason = requiredText('请填写查看原因', { length: evidenceLimits.revealReason })
export const revealForm = z.object({ reason })
export const revealed = z.object({ idCard: z.string() })
/** A travel document is opened with a reason; the owner reads it. */
export const openForm = z.object({ slot: z.enum(slots, { error: '材料名称有误' }), reason })
