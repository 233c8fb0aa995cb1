import { Icon, PageHead, PrintButton } from '@portal/platform/web'
import { firstHourCases } from './cases.ts'
import type { FirstHourEntry } from './entries.ts'
import { firstHourPath } from './first-hour-path.ts'
import type { Answer } from './guide.ts'
import { GuideView } from './guide-view.tsx'
import { NextQuestion } from './next-question.tsx'
import { Questions, type QuestionsProps } from './questions.tsx'

export const firstHour = '第一个小时'
export const titleOf = ({ title }: FirstHourEntry): string => `${title}：${firstHour}`

const answerOf = (answers: readonly Answer[], value: string | undefined): Answer | undefined =>
  answers.find((answer) => answer.value === value)

export interface FirstHourViewProps extends Pick<QuestionsProps, 'onAnswer'> {
  entry: FirstHourEntry
  /** The answers that the address holds. */
  place: string | undefined
  side: string | undefined
  isNarrow: boolean
  /** The number to call; null where the operator names none. */
  hotline: string | null
  /** The day on which the notice came, until the reader names another; empty where today is not known yet. */
  received: string
}

/**
 * One emergency: its two questions, and then only what concerns that place and that side. On a phone it asks one question at a
 * time.
 */
export function FirstHourView({ entry, isNarrow, hotline, received, onAnswer, ...answers }: FirstHourViewProps) {
  const one = firstHourCases[entry.key]
  const place = answerOf(one.place.answers, answers.place)
  const side = answerOf(one.side.answers, answers.side)
  const isAnswered = place !== undefined && side !== undefined
  return (
    <>
      <PageHead
        title={titleOf(entry)}
        lead={isNarrow ? undefined : '先答两个问题，只给您看和您有关的。'}
        crumbs={[{ text: firstHour, to: firstHourPath }, { text: entry.title }]}
        aside={
          isAnswered &&
          !isNarrow && (
            <div className="no-print row">
              {hotline && (
                <a className="btn btn-secondary" href={`tel:${hotline}`}>
                  <Icon name="phone" size={18} />
                  打电话 {hotline}
                </a>
              )}
              <PrintButton />
            </div>
          )
        }
      />
      <div className="wrap page">
        {isNarrow ? (
          <NextQuestion key={place?.value} of={one} place={place} side={side} onAnswer={onAnswer} />
        ) : (
          <Questions of={one} place={place} side={side} onAnswer={onAnswer} />
        )}
        {isAnswered && (
          <GuideView
            key={`${place.value} ${side.value}`}
            of={one}
            place={place}
            side={side}
            isNarrow={isNarrow}
            hotline={hotline}
            today={received}
          />
        )}
      </div>
    </>
  )
}
