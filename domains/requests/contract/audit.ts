import { pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestActionLabels, requestActions } from './rules.ts'

/**
 * The kinds of look that the audit trail records: a member of the desk opened a request, or viewed or downloaded a
 * file.
 */
export const lookKinds = ['opened', 'fileViewed', 'fileDownloaded'] as const
export type LookKind = (typeof lookKinds)[number]

export const trailActs = [...lookKinds, 'idCardRevealed', 'submit', ...requestActions] as const
export type TrailAct = (typeof trailActs)[number]

export const trailActLabels = {
  opened: '查看业务详情',
  fileViewed: '在线查看文件',
  fileDownloaded: '下载文件',
  idCardRevealed: '查看完整身份证号',
  submit: '提交申请',
  ...requestActionLabels,
} satisfies Record<TrailAct, string>

/** One line of the audit trail: who did what when. Looks of one person within ten minutes are one line. */
export const trailLine = z.object({
  /** `time` is the moment of the first look, `lastTime` that of the last; they are equal where `count` is 1. */
  time: z.number(),
  lastTime: z.number(),
  count: z.number(),
  /** The owner reads `您`, or `办案人员 7K3F`, a label that stays the same for one person; the desk reads the user name. */
  actor: z.string(),
  act: z.enum(trailActs),
  /**
   * Says more about the act: the file's name, the reason, the fields of the supplement, or that a second person
   * confirmed.
   */
  detail: z.nullable(z.string()),
})
export type TrailLine = z.infer<typeof trailLine>

export const ownTrailQuery = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }), ...pageQuery })
export const deskTrailQuery = z.object(pageQuery)
