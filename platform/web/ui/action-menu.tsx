import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './popup.module.css'
import { ZhCn } from './zh-cn.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: IconName | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

export interface ActionMenuProps {
  /** What the button shows; a small arrow follows. Without it the button shows ⋯. */
  trigger?: ReactNode
  /** Spoken name of the menu. */
  label: string
  entries: readonly MenuEntry[]
  onAction: (id: string) => void
  className?: string | undefined
}

/** A button that opens a list of actions. */
export function ActionMenu({ trigger, label, entries, onAction, className }: ActionMenuProps) {
  return (
    <ZhCn>
      <MenuTrigger>
        {trigger === undefined ? (
          <Button aria-label={label} className={classNames(styles.more, className)}>
            <Icon name="more" size={20} />
          </Button>
        ) : (
          <Button className={className ?? 'btn btn-secondary btn-small'}>
            {trigger}
            <Icon name="down" size={16} />
          </Button>
        )}
        <Popover className={styles.popup ?? ''} placement="bottom end" offset={4}>
          <Menu
            aria-label={label}
            className={classNames(styles.list, styles.menu)}
            disabledKeys={entries.filter((entry) => entry.disabled).map((entry) => entry.id)}
            onAction={(key) => onAction(String(key))}
          >
            {entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                className={classNames(styles.item, entry.danger && styles.danger)}
              >
                {entry.icon && <Icon name={entry.icon} size={18} />}
                {entry.label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </ZhCn>
  )
}
