import { Combo, type ControlProps, Icon } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import styles from './countries-field.module.css'
import { useCountryItems } from './use-country-items.ts'

export type CountriesFieldProps = ControlProps<string> & {
  /** Names that may be chosen beside the countries, such as an office that grants for several of them; they stand first. */
  more?: readonly string[] | undefined
  placeholder?: string | undefined
}

/** The sign between the names of the value. */
const separator = ';'

const namesOf = (value: string): string[] => value.split(separator).filter((name) => name !== '')

/**
 * Several countries or regions by their Chinese names. The value is one text, the names joined by `;` in the order in which
 * they were chosen.
 */
export function CountriesField({ value, onChange, onBlur, more = [], placeholder, ...rest }: CountriesFieldProps) {
  const { items, failed, retry } = useCountryItems()
  const [picked, setPicked] = useState('')
  const chosen = namesOf(value)
  const free = [...more.map((name) => ({ id: name, name })), ...items].filter(({ id }) => !chosen.includes(id))
  // What was picked stands in the box for one drawing only: emptying it afterwards empties the words that were typed too.
  useEffect(() => {
    if (picked !== '') setPicked('')
  }, [picked])
  const add = (name: string) => {
    setPicked(name)
    if (name !== '' && !chosen.includes(name)) onChange([...chosen, name].join(separator))
  }
  const remove = (name: string) => onChange(chosen.filter((one) => one !== name).join(separator))
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label="已选择" className={styles.chosen}>
          {chosen.map((name) => (
            <li key={name}>
              <button type="button" disabled={rest.disabled} aria-label={`移除 ${name}`} onClick={() => remove(name)}>
                {name}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combo
        {...rest}
        value={picked}
        onChange={add}
        items={free}
        placeholder={placeholder}
        emptyText={failed ? '国家列表加载失败，请稍后再试' : '没有匹配的国家或地区'}
        onBlur={() => {
          if (failed) retry()
          onBlur?.()
        }}
      />
    </>
  )
}
