import { useState } from 'react'
import { joinChoices, otherTextLength, splitChoices } from '../../contract/choices.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import type { ControlProps } from './control.ts'

export interface JoinedChoicesProps extends ControlProps<string> {
  options: readonly string[]
  /** The option whose word a text of the customer's own replaces: 其他, 其他平台. */
  other?: { option: string; label: string } | undefined
}

type Choice = { chosen: readonly string[]; text: string }

/** Check boxes whose value travels as one text joined by `;`, the free text in the place of its option. */
export function JoinedChoices({ value, onChange, options, other, ...rest }: JoinedChoicesProps) {
  const [typed, setTyped] = useState<{ choice: Choice; joined: string }>()
  // A restored draft or 继续提交 brings a value that nobody typed here.
  const { chosen, text } = typed?.joined === value ? typed.choice : choiceOf(value, options, other?.option)
  const change = (choice: Choice) => {
    const joined = joinedOf(choice, other?.option)
    setTyped({ choice, joined })
    onChange(joined)
  }
  return (
    <CheckboxGroup
      {...rest}
      options={options.map((word) => ({ value: word, label: word }))}
      value={chosen}
      onChange={(next) => change({ chosen: next, text })}
      other={
        other && {
          ...other,
          value: text,
          onChange: (next) => change({ chosen, text: next }),
          max: otherTextLength,
        }
      }
    />
  )
}

const joinedOf = ({ chosen, text }: Choice, other: string | undefined): string =>
  joinChoices(chosen.map((option) => (option === other && text.trim() !== '' ? text : option)))

const choiceOf = (joined: string, options: readonly string[], other: string | undefined): Choice => {
  const choices = splitChoices(joined)
  const text = choices.find((choice) => !options.includes(choice)) ?? ''
  const isOther = (option: string) => option === other && text !== ''
  return { chosen: options.filter((option) => choices.includes(option) || isOther(option)), text }
}
