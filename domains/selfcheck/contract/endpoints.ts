import { defineApi, done, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { scoreField, selfCheckFields } from './choices.ts'
import { categories, channels } from './profile.ts'
import { lights, scores } from './score.ts'

const row = {
  id: z.string(),
  /** Epoch milliseconds. */
  createTime: z.number(),
  product: z.string(),
  category: z.enum(categories),
  country: z.string(),
  channels: z.array(z.enum(channels)),
  score: z.number(),
  light: z.enum(lights),
}
const selfCheckRow = z.object(row)
export type SelfCheckRow = z.infer<typeof selfCheckRow>

const selfCheckDetail = z.object({
  ...row,
  version: z.string(),
  /** The answers by question; `u` is 不清楚, and a question without an answer is missing. */
  choices: z.record(z.string(), selfCheckFields.choices._zod.def.valueType),
  scores,
})
export type SelfCheckDetail = z.infer<typeof selfCheckDetail>

export const selfCheckApi = defineApi(
  {},
  {
    save: {
      method: 'POST',
      path: '/api/selfChecks',
      access: 'signedIn',
      summary: '保存一次出口风险自查；score 与服务端按答案计算的总分不符时拒绝',
      body: z.object({ ...selfCheckFields, score: scoreField }),
      reply: z.object({ id: z.string(), scores }),
      submits: true,
      limit: 'submit',
    },
    list: {
      method: 'GET',
      path: '/api/selfChecks',
      access: 'signedIn',
      summary: '我的自查记录，新的在前',
      query: z.object(pageQuery),
      reply: pageOf(selfCheckRow),
    },
    detail: {
      method: 'GET',
      path: '/api/selfChecks/{id}',
      access: 'signedIn',
      summary: '一次自查的答案与得分',
      params: z.object({ id: z.string() }),
      reply: selfCheckDetail,
    },
    remove: {
      method: 'DELETE',
      path: '/api/selfChecks/{id}',
      access: 'signedIn',
      summary: '删除自己的一次自查记录；已发送给专家的业务申请不变',
      params: z.object({ id: z.string() }),
      reply: done,
    },
  },
)
