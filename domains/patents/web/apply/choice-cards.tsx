import { type ControlProps, classNames, RadioCard } from '@portal/platform/web'
import { type ReactNode, useId } from 'react'
import styles from './apply.module.css'

type Choice<V extends string> = { value: V; label: ReactNode; text?: string }

/** One of a few choices, each large enough for a thumb. Needs `Field group`, whose words name it. */
export function ChoiceCards<V extends string>({
  value,
  onChange,
  onBlur,
  choices,
  label,
  stacked = false,
  disabled,
}: Omit<ControlProps<V | ''>, 'onChange'> & {
  onChange: (value: V) => void
  choices: readonly Choice<V>[]
  /** Spoken name of the choices. */
  label: string
  /** Puts the choices below each other, for those that are explained. */
  stacked?: boolean
}) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onBlur={onBlur}
      className={classNames(stacked ? styles.stacked : styles.choices)}
    >
      {choices.map((choice) => (
        <RadioCard
          key={choice.value}
          name={name}
          value={choice.value}
          checked={choice.value === value}
          disabled={disabled}
          onChange={() => onChange(choice.value)}
        >
          {choice.text === undefined ? (
            choice.label
          ) : (
            <>
              <b>{choice.label}</b>
              <small>{choice.text}</small>
            </>
          )}
        </RadioCard>
      ))}
    </div>
  )
}
