import type { PauseReason, SourceOutcome, ThrottleColour } from '../../contract/sources.ts'

export const colourWords = {
  green: '绿色，可以查询',
  yellow: '黄色，用量较高，可以查询',
  red: '红色，暂停查询',
  black: '黑色，已被限制，暂停查询',
} satisfies Record<ThrottleColour, string>

export const pauseWords = {
  week: '本周额度将尽，下周一（协调世界时零点）恢复',
  hour: '一小时的额度已用完',
  refused: '对方拒绝了请求，请核对密钥与权限',
  black: '限流为黑色',
  red: '限流为红色',
  silent: '对方没有应答',
} satisfies Record<PauseReason, string>

export const failureWords = {
  found: '',
  absent: '',
  refused: '对方拒绝了请求',
  silent: '没有应答，或对方出错',
  malformed: '应答的格式不对，没有采用',
} satisfies Record<SourceOutcome, string>
