import { RadioCard } from '@portal/platform/web'
import { useId, useState } from 'react'
import css from './first-hour.module.css'
import type { Answer, FirstHourCase, Question } from './guide.ts'

export interface QuestionsProps {
  of: FirstHourCase
  place: Answer | undefined
  side: Answer | undefined
  /** Called with the answers that change, and with empty ones to take answers back. */
  onAnswer: (answers: { place?: string; side?: string }) => void
}

/** The answers of one question as large radio buttons. */
export function Choices({
  question,
  value,
  onChange,
}: {
  question: Question
  value: string | undefined
  onChange: (value: string) => void
}) {
  const name = useId()
  // The address follows a moment after the press; until then the answer that was pressed is shown.
  const [pressed, press] = useState<string>()
  const [known, know] = useState(value)
  if (known !== value) {
    know(value)
    press(undefined)
  }
  const shown = pressed ?? value
  return (
    <div className={css.choices}>
      {question.answers.map((answer) => (
        <RadioCard
          key={answer.value}
          name={name}
          value={answer.value}
          checked={answer.value === shown}
          onChange={() => {
            press(answer.value)
            onChange(answer.value)
          }}
        >
          <b>{answer.label}</b>
          {answer.text !== undefined && <small>{answer.text}</small>}
        </RadioCard>
      ))}
    </div>
  )
}

/** Both questions beside each other; an answer shows at once. */
export function Questions({ of, place, side, onAnswer }: QuestionsProps) {
  return (
    <div className={`no-print ${css.questions}`}>
      {([of.place, of.side] as const).map((question, index) => (
        <fieldset key={question.ask}>
          <legend>
            <i aria-hidden="true">{index + 1}</i>
            {question.ask}
          </legend>
          <Choices
            question={question}
            value={(index === 0 ? place : side)?.value}
            onChange={(value) => onAnswer(index === 0 ? { place: value } : { side: value })}
          />
        </fieldset>
      ))}
    </div>
  )
}
