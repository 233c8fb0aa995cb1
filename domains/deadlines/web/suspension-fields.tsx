import { Button, DateField, Field, Stack } from '@portal/platform/web'
import { askedLimits } from '../proof/asked-faults.ts'
import type { Suspension } from '../proof/counting.ts'
import styles from './deadline.module.css'

/** The days on which the period stood still, as while a supplement was asked for. */
export function SuspensionFields({
  suspensions,
  onChange,
}: {
  suspensions: readonly Suspension[]
  onChange: (suspensions: readonly Suspension[]) => void
}) {
  const change = (index: number, part: Partial<Suspension>) =>
    onChange(suspensions.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <Field label="中止的期间" note="选填" hint="如通知补充材料的期间；首尾两天都不计入" group wide>
      <Stack gap={10} start>
        {suspensions.map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name, and hold no state of their own.
          <div key={index} className={styles.suspension}>
            <DateField
              aria-label={`第 ${index + 1} 段开始`}
              value={from}
              onChange={(day) => change(index, { from: day })}
            />
            <DateField
              aria-label={`第 ${index + 1} 段结束`}
              value={to}
              onChange={(day) => change(index, { to: day })}
            />
            <Button
              size="small"
              aria-label={`删除第 ${index + 1} 段`}
              onClick={() => onChange(suspensions.filter((_, at) => at !== index))}
            >
              删除
            </Button>
          </div>
        ))}
        {suspensions.length < askedLimits.suspensions && (
          <Button size="small" icon="plus" onClick={() => onChange([...suspensions, { from: '', to: '' }])}>
            增加一段
          </Button>
        )}
      </Stack>
    </Field>
  )
}
