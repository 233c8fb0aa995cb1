import type { StatusTone } from '@portal/platform/web'
import { importLabels } from '../../contract/import/import-list.ts'
import type { LineFault, LineState } from '../../contract/import/preview.ts'

export const lineStateWords = {
  ready: '可以加入',
  faulty: '有误',
  duplicate: '已有或重复',
} as const satisfies Record<LineState, string>

export const lineStateTones = { ready: 'done', faulty: 'refused', duplicate: 'waiting' } as const satisfies Record<
  LineState,
  StatusTone
>

/** A fault with the column in which it stands. */
export const faultWords = ({ field, msg }: LineFault): string =>
  field === 'line' ? msg : `${importLabels[field]}：${msg}`
