import { Icon, type IconName } from '@portal/platform/web'
import styles from './kit.module.css'
import { Section } from './section.tsx'

const colours = [
  'ink-900',
  'ink-700',
  'ink-500',
  'line-control',
  'line',
  'bg-soft',
  'brand-900',
  'brand-700',
  'brand-600',
  'brand-500',
  'brand-200',
  'brand-50',
  'seal-600',
  'seal-50',
  'jade-600',
  'jade-50',
  'amber-700',
  'amber-50',
  'gold',
]

const icons: readonly IconName[] = [
  'shield',
  'stamp',
  'file',
  'evidence',
  'gauge',
  'timeline',
  'radar',
  'compass',
  'ship',
  'cart',
  'booth',
  'scale',
  'search',
  'star',
  'help',
  'info',
  'phone',
  'mail',
  'clock',
  'calendar',
  'lock',
  'pin',
  'globe',
  'book',
  'chart',
  'check',
  'warn',
  'close',
  'plus',
  'minus',
  'upload',
  'download',
  'print',
  'copy',
  'edit',
  'delete',
  'refresh',
  'filter',
  'list',
  'external',
  'eye',
  'eye-off',
  'down',
  'up',
  'right',
  'left',
  'menu',
  'pause',
  'play',
  'user',
  'logout',
  'settings',
  'chat',
  'bell',
  'home',
]

export function TokenSamples() {
  return (
    <Section title="颜色与图标">
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
