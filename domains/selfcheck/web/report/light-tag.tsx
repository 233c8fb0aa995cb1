import { Icon, type IconName } from '@portal/platform/web'
import { type Light, lightLabels } from '../../contract/score.ts'
import styles from './score-chart.module.css'

const icons = { red: 'warn', yellow: 'info', green: 'check', unknown: 'help' } satisfies Record<Light, IconName>

/** 红黄绿 in icon, word and colour: never in colour alone. */
export function LightTag({ light }: { light: Light }) {
  return (
    <span className={styles.light} data-light={light}>
      <Icon name={icons[light]} size={15} />
      {lightLabels[light]}
    </span>
  )
}
