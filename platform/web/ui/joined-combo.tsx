import { useEffect, useState } from 'react'
import { Combo, type ComboItem } from './combo.tsx'
import type { ControlProps } from './control.ts'
import { Icon } from './icon.tsx'
import styles from './joined-combo.module.css'

export interface JoinedComboProps extends ControlProps<string> {
  items: readonly ComboItem[]
  placeholder?: string | undefined
  emptyText?: string | undefined
}

/** The sign between the ids of the value. */
const separator = ';'

const idsOf = (value: string): string[] => value.split(separator).filter((id) => id !== '')

/**
 * Several of many, each found by typing as in `Combo`. The value is one text, the ids joined by `;` in the order in which they
 * were chosen. A chosen id that is no item is shown by itself, as where an older draft holds it.
 */
export function JoinedCombo({ value, onChange, items, ...rest }: JoinedComboProps) {
  const [picked, setPicked] = useState('')
  const chosen = idsOf(value)
  // What was picked stands in the box for one drawing only: emptying it afterwards empties the words that were typed too.
  useEffect(() => {
    if (picked !== '') setPicked('')
  }, [picked])
  const add = (id: string) => {
    setPicked(id)
    if (id !== '' && !chosen.includes(id)) onChange([...chosen, id].join(separator))
  }
  const remove = (id: string) => onChange(chosen.filter((one) => one !== id).join(separator))
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label="已选择" className={styles.chosen}>
          {chosen.map((id) => (
            <li key={id}>
              <button
                type="button"
                disabled={rest.disabled}
                aria-label={`移除 ${nameOf(id)}`}
                onClick={() => remove(id)}
              >
                {nameOf(id)}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combo {...rest} value={picked} onChange={add} items={items.filter(({ id }) => !chosen.includes(id))} />
    </>
  )
}
