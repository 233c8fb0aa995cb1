import type { BasicChoice } from './register-form.ts'

/** What the basic mark may be. */
export const basicLabels = {
  1: '已受理的申请',
  2: '已注册的商标',
  own: '我在本平台的申请',
} as const satisfies Record<Exclude<BasicChoice, ''>, string>
