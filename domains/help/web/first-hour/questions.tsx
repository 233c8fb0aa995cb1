import { useId, useState } from 'react'
import type { Answer, FirstHourCase, Question } from './guide.ts'
import css from './questions.module.css'

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
    <div className={css.choices} data-many={question.answers.length > 2 || undefined}>
      {question.answers.map((answer) => (
        <label key={answer.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={answer.value}
            checked={answer.value === shown}
            onChange={() => {
              press(answer.value)
              onChange(answer.value)
            }}
          />
          <span>
            <b>{answer.label}</b>
            {answer.text !== undefined && <small>{answer.text}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Both questions beside each other; an answer shows at once. */
export function Questions({ of, place, side, onAnswer }: QuestionsProps) {
  return (
    <div className={`no-print ${css.questions}`}>
      <fieldset>
        <legend>
          <i aria-hidden="true">1</i>
          {of.place.ask}
        </legend>
        <Choices question={of.place} value={place?.value} onChange={(value) => onAnswer({ place: value })} />
      </fieldset>
      <fieldset>
        <legend>
          <i aria-hidden="true">2</i>
          {of.side.ask}
        </legend>
        <Choices question={of.side} value={side?.value} onChange={(value) => onAnswer({ side: value })} />
      </fieldset>
    </div>
  )
}
