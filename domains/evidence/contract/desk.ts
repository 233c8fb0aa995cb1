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
  /** `restored`: the file holds the bytes that were received again, after it was found lost or altered. */
  found: z.enum(['lost', 'altered', 'restored']),
  /** Hex SHA-256: `expected` as the file was received, `actual` as the audit read it; null where nothing could be read. */
  expected: z.string(),
  actual: z.nullable(z.string()),
  time: z.number(),
})
export type Finding = z.infer<typeof finding>

/** An original file that was lost or altered when it was last checked. */
export const damaged = z.object({
  evidenceNo: z.string(),
  exhibitionName: z.string(),
  slot: z.nullable(z.enum(slots)),
  problem: z.enum(['lost', 'altered']),
  foundAt: z.number(),
})
export type Damaged = z.infer<typeof damaged>

/** How many files were read, how many are lost, altered or infected, and how many are intact again. */
export const rechecked = z.object({ checked: z.int(), broken: z.int(), restored: z.int() })
export type Rechecked = z.infer<typeof rechecked>

/** A record as staff see it. `lxrPhone` is not masked: staff call the customer by it. */
export const deskDetail = z.extend(evidenceDetail, { customer, looks: z.array(look), findings: z.array(finding) })
export type DeskDetail = z.infer<typeof deskDetail>

const reason = requiredText('请填写查看原因', { length: evidenceLimits.revealReason })
export const revealForm = z.object({ reason })
export const revealed = z.object({ idCard: z.string() })
/** Staff open a travel document only with a reason, which the owner of the record can read. */
export const openForm = z.object({ slot: z.enum(slots, { error: '材料名称有误' }), reason })
