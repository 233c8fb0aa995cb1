import * as z from 'zod/mini'
import { slots } from './slots.ts'

export const lookKinds = ['opened', 'viewed', 'downloaded', 'packaged', 'bound', 'idCardRevealed'] as const
export type LookKind = (typeof lookKinds)[number]

export const lookKindLabels = {
  opened: '查看存证详情',
  viewed: '在线查看文件',
  downloaded: '下载文件',
  packaged: '下载存证材料包',
  bound: '放入补贴申报材料',
  idCardRevealed: '查看完整证件号码',
} satisfies Record<LookKind, string>

/** One look at personal data: who saw or took a travel document or a document number, and when. */
export const look = z.object({
  time: z.number(),
  /** The owner reads `您`, or a label such as `办案人员 7K3F`, one per member of staff and never a name. Staff read user names. */
  actor: z.string(),
  kind: z.enum(lookKinds),
  slot: z.nullable(z.enum(slots)),
  /** The reason that a member of staff gave; null where none was asked for. */
  reason: z.nullable(z.string()),
})
export type Look = z.infer<typeof look>
