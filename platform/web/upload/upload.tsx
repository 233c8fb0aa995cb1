import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useHoldForm } from '../form/form-context.ts'
import { classNames } from '../ui/class-names.ts'
import type { ControlProps } from '../ui/control.ts'
import { useFieldState } from '../ui/field-context.ts'
import { toast } from '../ui/toast-store.ts'
import type { UploadedFile } from './send-file.ts'
import styles from './upload.module.css'
import { UploadPicker } from './upload-picker.tsx'
import { UploadRow } from './upload-row.tsx'
import { type UploadItem, type UploadsOptions, useUploads } from './use-uploads.ts'

export interface UploadProps
  extends ControlProps<readonly UploadedFile[]>,
    Pick<UploadsOptions, 'rule' | 'max' | 'parallel' | 'send' | 'stallMs' | 'prepare' | 'smaller'> {
  /** Says in words which files may be sent: `PDF 彩色扫描件，1 份，2MB 以内`. */
  help?: ReactNode
  /** Tells the failures of files that are picked together in the rows' place, as `FailedTogether` does. */
  failures?: ((uploads: { items: readonly UploadItem[]; busy: boolean }) => ReactNode) | undefined
  /** Hides the ways to pick a file once the field holds the most files that it takes. */
  hideWhenFull?: boolean | undefined
  /** Draws further ways to add a file, below the picker. */
  extra?: ReactNode
}

/** Pick, photograph or drop files; each is sent at once, and the `Form` around it waits for them. Needs `Field group` around it. */
export function Upload({ onBlur, name, disabled, help, extra, hideWhenFull, failures, ...options }: UploadProps) {
  const { rule, value, max = 1 } = options
  const field = useFieldState()
  const uploads = useUploads(options)
  const { busy, surplus, sendSmaller } = uploads

  const isClosed = hideWhenFull === true && value.length >= max
  const picker = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useHoldForm(busy)
  // The picker is hidden now. Somebody who picked a file by keyboard gets the focus on that file, and does not start again
  // at the top of the page.
  useLayoutEffect(() => {
    if (isClosed && picker.current === document.activeElement) list.current?.querySelector('button')?.focus()
  }, [isClosed])
  useEffect(() => {
    if (surplus) toast(surplus, 'error')
  }, [surplus])

  const pickAgain = (takeAway: () => void) => () => {
    takeAway()
    picker.current?.click()
  }
  return (
    <div className={classNames(styles.upload, field?.invalid && styles.invalid)}>
      <UploadPicker
        rule={rule}
        max={max}
        help={help}
        hidden={isClosed}
        name={name}
        disabled={disabled}
        onBlur={onBlur}
        onPick={uploads.add}
        input={picker}
      />
      {extra && !isClosed && (
        // biome-ignore lint/a11y/useSemanticElements: the name comes from the Field's label, which a fieldset cannot point to.
        <div role="group" aria-labelledby={field?.label} className={styles.extra}>
          {extra}
        </div>
      )}
      {surplus && <p className={styles.surplus}>{surplus}</p>}
      <ul ref={list}>
        {value.map(({ id, fileName, size, thumbnail }) => (
          <UploadRow
            key={id}
            fileName={fileName}
            size={size}
            state="done"
            thumbnail={thumbnail}
            note={uploads.notes[id]}
            onAgain={disabled ? undefined : pickAgain(() => uploads.remove(id))}
            onRemove={disabled ? undefined : () => uploads.remove(id)}
          />
        ))}
        {uploads.items.map(({ key, file, ...item }) => (
          <UploadRow
            key={key}
            fileName={file.name}
            size={file.size}
            {...item}
            isTold={failures !== undefined}
            onCancel={() => uploads.cancel(key)}
            onRetry={() => uploads.retry(key)}
            onAgain={pickAgain(() => uploads.drop(key))}
            onSmaller={sendSmaller && file.type.startsWith('image/') ? () => sendSmaller(key) : undefined}
            onRemove={() => uploads.drop(key)}
          />
        ))}
      </ul>
      {failures?.({ items: uploads.items, busy })}
    </div>
  )
}
