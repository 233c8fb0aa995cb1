import { defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestErrors } from './errors.ts'
import { requestPermissions } from './permissions.ts'

// These calls are apart from those of the forms, so that no form loads them.

const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })

/** What a case keeps of the right that its form was filled from, as it was when it was sent. */
const kept = {
  rightId: z.string(),
  version: z.number(),
  /** When staff had confirmed that version, epoch ms; null where they had not. */
  verified: z.nullable(z.number()),
}

/** What has become of a right since a case was filled from it; `unconfirmed`: the same version is confirmed no more. */
export const sinceThen = ['same', 'newer', 'unconfirmed', 'removed'] as const
export type SinceThen = (typeof sinceThen)[number]

/** What the right says now. */
const rightNow = z.object({
  version: z.number(),
  verified: z.nullable(z.number()),
  /** As in the search of recordals. */
  registerType: z.literal([1, 2, 3, 4, 5, 6]),
  recordName: z.string(),
  registerNum: z.string(),
  obligeeName: z.string(),
  countryName: z.string(),
  rightEndDate: z.nullable(z.string()),
})

/** `name` is null once the right is no longer in the vault. */
export const ownCaseRight = z.object({
  right: z.nullable(z.object({ ...kept, name: z.nullable(z.string()) })),
})
export type OwnCaseRight = z.output<typeof ownCaseRight>

/** `now` is there for whoever handles the case while it is open, and for nobody else. */
export const deskCaseRight = z.object({
  right: z.nullable(z.object({ ...kept, since: z.enum(sinceThen), now: z.nullable(rightNow) })),
})
export type DeskCaseRight = z.output<typeof deskCaseRight>

export const caseRightApi = defineApi(
  requestErrors,
  {
    own: {
      method: 'GET',
      path: '/api/requests/{businessSn}/right',
      access: 'signedIn',
      summary: '我的业务取用的权利：提交时的版本和核对日，name 为台账中现在的名称；没有取用的答 right: null',
      params: byNumber,
      reply: ownCaseRight,
    },
    desk: {
      method: 'GET',
      path: '/api/admin/requests/{businessSn}/right',
      access: 'staff',
      permission: 'requests.read',
      summary:
        '业务取用的权利：提交时的版本和核对日，since 为此后的变化；权利现在的内容 now 只在业务未结束时答给承办的工作人员，每次都记入权利人的记录',
      params: byNumber,
      reply: deskCaseRight,
    },
  },
  requestPermissions,
)
