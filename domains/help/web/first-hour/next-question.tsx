import { Button, Quiet, SceneBox, StatusTag, StickyBar } from '@portal/platform/web'
import { useState } from 'react'
import css from './first-hour.module.css'
import { Choices, type QuestionsProps } from './questions.tsx'

/** On a phone: the question that has no answer yet, or the answers with a way to change them. */
export function NextQuestion({ of, place, side, onAnswer }: QuestionsProps) {
  const [chosen, choose] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const change = (
    <button type="button" className={css.change} onClick={() => onAnswer({ place: '', side: '' })}>
      改
    </button>
  )
  if (place && side) {
    return (
      <p className="no-print row">
        <StatusTag tone="draft" icon="check">
          {place.label}
        </StatusTag>
        <StatusTag tone="draft" icon="check">
          {side.label}
        </StatusTag>
        {change}
      </p>
    )
  }
  const question = place ? of.side : of.place
  const goOn = () => {
    if (chosen === undefined) setMissing(true)
    else onAnswer(place ? { side: chosen } : { place: chosen })
  }
  return (
    <>
      {!place && <SceneBox scene={of.scene} eager />}
      <Quiet>
        {place ? (
          <>
            2 / 2 · {place.label} {change}
          </>
        ) : (
          '1 / 2'
        )}
      </Quiet>
      <fieldset className={css.one}>
        <legend>{question.ask}</legend>
        <Quiet>{question.lead}</Quiet>
        <Choices question={question} value={chosen} onChange={choose} />
      </fieldset>
      <p role="alert" className={css.missing}>
        {isMissing && chosen === undefined && '请先选一项'}
      </p>
      <StickyBar>
        <Button variant="primary" className={css.goOn} onClick={goOn}>
          {place ? '看我要做的事' : '下一步'}
        </Button>
      </StickyBar>
    </>
  )
}
