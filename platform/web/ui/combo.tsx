import { useContext, useMemo } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import type { ControlProps } from './control.ts'
import { useFieldControl, useFieldState } from './field-context.ts'
import { Icon } from './icon.tsx'
import inputStyles from './input.module.css'
import styles from './popup.module.css'
import { ZhCn } from './zh-cn.tsx'

export interface ComboItem {
  id: string
  name: string
  /** Further words by which the item is found: pinyin, English name, code. */
  search?: string | undefined
}

export interface ComboProps extends ControlProps<string> {
  items: readonly ComboItem[]
  placeholder?: string | undefined
  emptyText?: string | undefined
  'aria-label'?: string | undefined
}

/** Choose one of many by typing Chinese, pinyin or whatever `search` holds. The value is the item's id, `''` for none. */
export function Combo({
  value,
  onChange,
  onBlur,
  name,
  disabled,
  items,
  placeholder,
  emptyText,
  'aria-label': ariaLabel,
}: ComboProps) {
  const { id } = useFieldControl()
  const field = useFieldState()
  const searchByName = useMemo(
    () => new Map(items.map((item) => [item.name, fold(`${item.name} ${item.search ?? ''}`)])),
    [items],
  )
  return (
    <ZhCn>
      <ComboBox
        id={id}
        {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
        {...(field && { 'aria-labelledby': field.label, 'aria-describedby': field.describedBy })}
        isInvalid={field?.invalid ?? false}
        isRequired={field?.required ?? false}
        isDisabled={disabled ?? false}
        validationBehavior="aria"
        menuTrigger="input"
        defaultItems={items}
        defaultFilter={(text, typed) => (searchByName.get(text) ?? fold(text)).includes(fold(typed))}
        allowsEmptyCollection
        selectedKey={value === '' ? null : value}
        onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
        className={inputStyles.affix ?? ''}
        {...(onBlur && { onBlur })}
        {...(name !== undefined && { name })}
      >
        <Input className={inputStyles.input ?? ''} placeholder={placeholder ?? '输入或选择'} autoComplete="off" />
        <OpenButton />
        <Popover className={classNames(styles.popup, styles.fitTrigger)} offset={4}>
          <ListBox<ComboItem>
            className={styles.list ?? ''}
            renderEmptyState={() => <p className={styles.empty}>{emptyText ?? '没有匹配的选项'}</p>}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.name} className={styles.item ?? ''}>
                {({ isSelected }) => (
                  <>
                    {item.name}
                    {isSelected && <Icon name="check" size={18} className={styles.trailing} />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </ZhCn>
  )
}

/**
 * Opens the list by mouse; on the keyboard an arrow key opens it. It is not the library's own button: that button would be
 * loaded together with every dialog, also on pages without a combo.
 */
function OpenButton() {
  const state = useContext(ComboBoxStateContext)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="显示选项"
      aria-haspopup="listbox"
      aria-expanded={state?.isOpen}
      className={inputStyles.affixButton}
      // Keeps the focus in the text field: the list closes when that field loses it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.currentTarget.parentElement?.querySelector('input')?.focus()
        state?.toggle(null, 'manual')
      }}
    >
      <Icon name="down" size={18} />
    </button>
  )
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
