import {
  DetailLayout,
  dayWords,
  Fold,
  findService,
  Icon,
  LinkButton,
  Quiet,
  SceneCard,
  SceneLink,
  StatusTag,
  StickyBar,
} from '@portal/platform/web'
import { type ReactNode, useState } from 'react'
import type { SourcedLine } from '../../contract/line.ts'
import { sourceText } from '../../contract/line.ts'
import { basisOf } from './basis.ts'
import { DeadlineBox } from './deadline-box.tsx'
import css from './first-hour.module.css'
import type { Answer, FirstHourCase, Guide, Step } from './guide.ts'
import { lastDayOf } from './last-day.ts'

const whenWords = { now: '现在', today: '今天', meanwhile: '同时' } as const

function StepLine({ line }: { line: SourcedLine }) {
  return (
    <p>
      {line.text}
      {line.source.level !== 'P' && <small>{sourceText(line)}</small>}
    </p>
  )
}

function Steps({ steps, due }: { steps: readonly Step[]; due: string }) {
  return (
    <ol className={`counted ${css.steps}`}>
      {steps.map(({ title, when, lines }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            {lines.map((line) => (
              <StepLine key={line.text} line={line} />
            ))}
          </div>
          <StatusTag tone={when === 'due' ? 'waiting' : 'draft'} icon="clock">
            {when === 'due' ? due : whenWords[when]}
          </StatusTag>
        </li>
      ))}
    </ol>
  )
}

/** A part beside the steps; on a phone it is folded. */
function Part({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  if (isFolded) return <Fold title={title}>{children}</Fold>
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function More({ to, text }: { to: string; text: string }) {
  const service = findService(to)
  if (!service) return null
  return (
    <section className={`no-print ${css.part}`} aria-label="也许还想看">
      <h2>也许还想看</h2>
      <SceneLink scene={service.scene} to={to} title={service.title}>
        {text}
      </SceneLink>
    </section>
  )
}

/** The word on the step that has a last day. */
const dueWord = ({ deadline }: Guide, received: string): string => {
  if (!deadline) return '按通知上的日期'
  const last = lastDayOf(deadline, received)
  if (!last) return `${deadline.amount} ${deadline.unit}内`
  return `${last.isApproximate ? '约 ' : ''}${dayWords(last.day)}前`
}

interface GuideViewProps {
  of: FirstHourCase
  place: Answer
  side: Answer
  isNarrow: boolean
  hotline: string | null
  /** The day that the field begins with; empty in a page that is drawn before the day is known. */
  today: string
}

/** What one side does in one place: by when, the steps in their order, and what not to do. */
export function GuideView({ of, place, side, isNarrow, hotline, today }: GuideViewProps) {
  const [received, setReceived] = useState(today)
  const guide = of.guideOf(place.value, side.value)
  const act = of.act(place.value, side.value)
  const lead = (
    <>
      <DeadlineBox deadline={guide.deadline} received={received} onReceived={setReceived} />
      <h2 className={css.heading}>
        按顺序做这{'一二三四五'[guide.steps.length - 1]}件{' '}
        <em>
          {side.label} · {place.label}
        </em>
      </h2>
      <Steps steps={guide.steps} due={dueWord(guide, received)} />
    </>
  )
  const aside = (
    <>
      {!isNarrow && (
        <SceneCard
          className="no-print"
          scene={of.scene}
          eager
          title="让我们一起办"
          text="填一张表，材料手机拍照就行；草稿自动保存。"
          to={act.to}
          action={act.text}
        />
      )}
      <Part title="别做这些" isFolded={isNarrow}>
        <ul className={`ticked ${css.avoid}`}>
          {guide.avoid.map(({ text }) => (
            <li key={text}>
              <Icon name="close" size={18} />
              {text}
            </li>
          ))}
        </ul>
      </Part>
      <More {...of.more(place.value)} />
    </>
  )
  return (
    <div className={css.guide}>
      <DetailLayout lead={lead} side={aside}>
        <Part title="依据与核对日期" isFolded={isNarrow}>
          <Quiet>{basisOf(guide)}</Quiet>
        </Part>
        {hotline && <p className="print-only">服务热线 {hotline}</p>}
      </DetailLayout>
      {isNarrow && (
        <StickyBar>
          <LinkButton variant="primary" to={act.to} className={css.goOn}>
            {act.text}
          </LinkButton>
        </StickyBar>
      )}
    </div>
  )
}
