import type { PhotoCard } from '../../contract/time-card.ts'
import { preciseText } from './precise-text.ts'

const unusable = {
  foreign: '照片中有时间卡，但不是本平台的，没有采用',
  unknown: '照片中有时间卡，但存证日志里没有这一刻，没有采用',
} as const

/** What the time card in a photo says; undefined for a photo without a card. */
export const cardText = ({ state, at, by, code }: PhotoCard): string | undefined => {
  if (state === 'none') return undefined
  if (state !== 'known' || at === null) return unusable[state === 'foreign' ? state : 'unknown']
  return `照片中含时间卡 ${code}：不早于 ${preciseText(at)}（来源：${by ?? '本平台时钟'}）`
}
