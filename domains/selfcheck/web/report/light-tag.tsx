import { type IconName, StatusTag, type StatusTone } from '@portal/platform/web'
import { type Light, lightLabels } from '../../contract/score.ts'

const looks: Record<Light, { tone: StatusTone; icon: IconName }> = {
  red: { tone: 'refused', icon: 'warn' },
  yellow: { tone: 'waiting', icon: 'info' },
  green: { tone: 'done', icon: 'check' },
  unknown: { tone: 'draft', icon: 'help' },
}

/** 红黄绿 in icon, word and colour: never in colour alone. */
export function LightTag({ light }: { light: Light }) {
  return <StatusTag {...looks[light]}>{lightLabels[light]}</StatusTag>
}
