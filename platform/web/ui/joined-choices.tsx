import { useState } from 'react'
import { joinChoices, otherTextLength, splitChoices } from '../../contract/choices.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import type { ControlProps } from './control.ts'

export interface JoinedChoicesProps extends ControlProps<string> {
  options: readonly string[]
  /** The option with a free text, such as 其他 or 其他平台: what the customer types takes the place of the option's word. */
  other?: { option: string; label: string } | undefined
}

type Choice = { chosen: readonly string[]; text: string }

/**
 * Check boxes whose value is one text: the words of the chosen options joined by `;`, with the free text in place of the
 * word of its option.
 */
export function JoinedChoices({ value, onChange, options, other, ...rest }: JoinedChoicesProps) {
  const [typed, setTyped] = useState<{ choice: Choice; joined: string }>()
  // If the value is not the one that was typed here, a restored draft or 继续提交 has set it, and the choices are read from it.
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
