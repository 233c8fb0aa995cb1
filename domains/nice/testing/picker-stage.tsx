import { type Answers, setStage } from '@portal/accounts/testing/page'
import { useState } from 'react'
import { vi } from 'vitest'
import type { Picked } from '../web/choose/picked.ts'
import { NicePicker } from '../web/picker/nice-picker.tsx'
import type { NicePickerProps } from '../web/picker/picker-props.ts'
import { niceAnswers } from './page-answers.ts'

export type Held = { picked: Picked; edition: string }

type PickerStage = Partial<Omit<NicePickerProps, 'value' | 'onChange'>> & { value?: Picked; answers?: Answers }

/** Shows the picker in a form that holds what is chosen. */
export const stagePicker = ({ value = [], edition = '', answers = {}, ...props }: PickerStage = {}) => {
  let held: Held = { picked: value, edition }
  const sent = vi.fn()
  function Holder() {
    const [now, set] = useState(held)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <NicePicker
          {...props}
          value={now.picked}
          edition={now.edition}
          onChange={(picked, next) => {
            held = { picked, edition: next }
            set(held)
          }}
        />
        <button type="submit">提交</button>
      </form>
    )
  }
  const staged = setStage({
    pages: { '/': <Holder /> },
    at: '/',
    as: null,
    answers: { ...niceAnswers, ...answers },
  })
  return { ...staged, sent, held: () => held }
}

/** What is chosen, in short: `[[9, ['手机']]]`. */
export const namesOf = ({ picked }: Held): [number, string[]][] =>
  picked.map(({ class_id, service_nice_min }) => [class_id, service_nice_min.map(({ min_name }) => min_name)])
