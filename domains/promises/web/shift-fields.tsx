import { Button, TextInput } from '@portal/platform/web'
import { settingsLimits } from '../contract/settings.ts'
import styles from './promise-settings-page.module.css'

type Shift = { from: string; to: string }

/** The shifts of a working day, one line each; the field around them shows their messages. */
export function ShiftFields({
  value,
  onChange,
  onBlur,
}: {
  value: readonly Shift[]
  onChange: (shifts: Shift[]) => void
  onBlur?: (() => void) | undefined
}) {
  const change = (index: number, part: Partial<Shift>) =>
    onChange(value.map((shift, at) => (at === index ? { ...shift, ...part } : shift)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any of the inputs inside is leaving the field.
    <div className={styles.shifts} onBlur={onBlur}>
      {value.map((shift, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two shifts may be equal while they are typed; the place tells them apart.
        <div key={index} className={styles.shift}>
          <TextInput
            value={shift.from}
            onChange={(from) => change(index, { from })}
            placeholder="08:30"
            aria-label={`班次 ${index + 1} 开始`}
          />
          <span>至</span>
          <TextInput
            value={shift.to}
            onChange={(to) => change(index, { to })}
            placeholder="17:30"
            aria-label={`班次 ${index + 1} 结束`}
          />
          <Button
            variant="text"
            aria-label={`删除班次 ${index + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            删除
          </Button>
        </div>
      ))}
      {value.length < settingsLimits.shifts && (
        <Button icon="plus" onClick={() => onChange([...value, { from: '', to: '' }])}>
          增加班次
        </Button>
      )}
    </div>
  )
}
