import { type ReactNode, useId, useMemo } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldContext } from './field-context.ts'
import { Icon } from './icon.tsx'

export interface FieldProps {
  label: ReactNode
  children: ReactNode
  /** The id of the box around the field; the control has the same id with `-control` behind it. */
  id?: string | undefined
  hint?: ReactNode
  /** Shows the mark of a required field. The rule itself stands in the schema. */
  required?: boolean | undefined
  /** A small remark beside the label: 选填, 可多选. */
  note?: ReactNode
  error?: string | undefined
  /** A button with a question mark beside the label, which explains the field; `label` is its spoken name. */
  help?: { label: string; onOpen: () => void } | undefined
  /** Shows how many code points are used. HTML `maxlength` counts otherwise, so it is never set. */
  counter?: { text: string; max: number } | undefined
  /** True when the field holds several controls under one label: radio buttons, check boxes, an upload. */
  group?: boolean | undefined
  /** Takes the whole row of a form grid. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** Label, control, hint and an error line whose height is always reserved, so that a message never moves a button. */
export function Field({
  label,
  children,
  id,
  hint,
  required,
  note,
  error,
  help,
  counter,
  group,
  wide,
  className,
}: FieldProps) {
  const ownId = useId()
  const box = id ?? ownId
  const ids = useMemo(
    () => ({
      control: `${box}-control`,
      label: `${box}-label`,
      describedBy: classNames(hint !== undefined && `${box}-hint`, `${box}-error`),
      invalid: error !== undefined,
      required: required === true,
    }),
    [box, hint, error, required],
  )
  const caption = (
    <>
      {label}
      {required && (
        <i className={styles.mark} aria-hidden="true">
          *
        </i>
      )}
      {required && group && <span className="sr-only">（必填）</span>}
      {note && <small className={styles.note}>{note}</small>}
    </>
  )
  // Below a single control, so that the labels and controls of neighbours stand in line; before several, since those are long.
  const hintLine = hint !== undefined && (
    <p id={`${box}-hint`} className={classNames(styles.hint, group && styles.before)}>
      {hint}
    </p>
  )
  return (
    <div
      id={box}
      className={classNames(styles.field, wide && styles.wide, className)}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles.head}>
        {group ? (
          <span id={ids.label} className={styles.label}>
            {caption}
          </span>
        ) : (
          <label id={ids.label} htmlFor={ids.control} className={styles.label}>
            {caption}
          </label>
        )}
        {help && (
          <button type="button" data-help className={styles.help} aria-label={help.label} onClick={help.onOpen}>
            <Icon name="help" size={18} />
          </button>
        )}
      </div>
      {group && hintLine}
      <FieldContext value={ids}>{children}</FieldContext>
      {!group && hintLine}
      <div className={styles.under}>
        <p id={`${box}-error`} className={styles.error}>
          {error !== undefined && (
            <>
              <Icon name="warn" size={15} className={styles.errorIcon} />
              {error}
            </>
          )}
        </p>
        {counter && <Counter {...counter} />}
      </div>
    </div>
  )
}

function Counter({ text, max }: { text: string; max: number }) {
  const used = [...text].length
  return (
    <span className={classNames(styles.counter, used > max && styles.over)}>
      {used} / {max}
      <span className="sr-only">字</span>
    </span>
  )
}
