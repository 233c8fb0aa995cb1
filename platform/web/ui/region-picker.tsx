import { useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import type { ControlProps } from './control.ts'
import { useFieldControl, useFieldState } from './field-context.ts'
import { Icon } from './icon.tsx'
import inputStyles from './input.module.css'
import popupStyles from './popup.module.css'
import { type Region, type RegionPath, regionText } from './region.ts'
import { RegionColumns } from './region-columns.tsx'
import styles from './region-picker.module.css'
import { RegionSearch } from './region-search.tsx'
import { useRegions } from './use-regions.ts'
import { ZhCn } from './zh-cn.tsx'

export interface RegionPickerProps extends Omit<ControlProps<RegionPath>, 'name'> {
  /**
   * Loads the whole tree of regions. It is called when the field is first touched, since the tree is too big to be loaded
   * with the page.
   */
  load: () => Promise<readonly Region[]>
  placeholder?: string | undefined
}

/** Province, city, district in three columns, or by search. `onChange` gets complete choices only. */
export function RegionPicker({ value, onChange, onBlur, disabled, load, placeholder }: RegionPickerProps) {
  const { id, ...described } = useFieldControl()
  const field = useFieldState()
  // This does not use the library's button and trigger: they would be loaded together with every dialog, also on pages
  // without a picker.
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { regions, failed, start } = useRegions(load)
  const close = () => {
    setOpen(false)
    setTyped('')
    onBlur?.()
  }
  const choose = (path: RegionPath) => {
    onChange(path)
    close()
  }
  const text = regionText(value)
  const textId = `${id}-text`
  return (
    <ZhCn>
      <button
        ref={trigger}
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={classNames(field?.label, textId)}
        aria-describedby={described['aria-describedby']}
        disabled={disabled}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => {
          start()
          setOpen(true)
        }}
        className={classNames(inputStyles.input, styles.trigger, field?.invalid && styles.invalid)}
      >
        <Icon name="pin" size={18} />
        <span id={textId} className={classNames(styles.text, text === '' && styles.placeholder)}>
          {text || (placeholder ?? '请选择 省 / 市 / 区县')}
        </span>
        <Icon name="down" size={18} />
      </button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        placement="bottom start"
        offset={4}
        className={classNames(popupStyles.popup, styles.popup)}
      >
        <Dialog aria-label="选择所在地区" className={styles.dialog ?? ''}>
          <RegionSearch regions={regions ?? []} typed={typed} onType={setTyped} onChoose={choose} />
          {typed.trim() === '' && regions && <RegionColumns regions={regions} value={value} onChoose={choose} />}
          {!regions && (
            <div className={styles.wait} role="status">
              {failed ? '地区数据加载失败' : '正在加载…'}
              {failed && (
                <button type="button" className="btn btn-text" onClick={start}>
                  重试
                </button>
              )}
            </div>
          )}
        </Dialog>
      </Popover>
    </ZhCn>
  )
}
