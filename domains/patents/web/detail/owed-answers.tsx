import { ActCard, BigDate, Button, phoneWidth, Stack, shanghaiDay, useMedia } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { PatentDetail } from '../../contract/detail.ts'
import css from './case.module.css'

// Few visitors open them, so the page does not wait for their forms.
const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }))
const OwnMeaningDialog = lazy(async () => ({ default: (await import('./own-meaning-dialog.tsx')).OwnMeaningDialog }))

/** What the desk asks the customer to correct or to bring, and until when. */
export function SupplementCard({ detail }: { detail: PatentDetail }) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMedia(phoneWidth)
  const round = detail.supplements.find(({ outcome }) => outcome === 'open')
  if (!round) return null
  const text = round.overdue ? '期限已经过了，仍可提交。' : '补齐后我们接着办。'
  return (
    <>
      <ActCard
        tone="due"
        level={2}
        date={<BigDate day={shanghaiDay(round.dueTime)} label="最迟" size={isPhone ? 'phone' : 'row'} />}
        title={`请补充 ${round.items.length} 项内容`}
        text={`${text}其余内容不变，补齐之前计时暂停。`}
        action={
          <Button variant="primary" onClick={() => setOpen(true)}>
            去补充
          </Button>
        }
      >
        <div className={css.asked}>
          <Stack as="ul" gap={8}>
            {round.items.map(({ key, label, problem }) => (
              <li key={key}>
                <b>{label}</b>：{problem}
              </li>
            ))}
          </Stack>
        </div>
      </ActCard>
      <Suspense>{isOpen && <AnswerDialog detail={detail} round={round} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** The question that the customer left open: which of the two acts he wants. */
export function MeaningCard({ businessSn }: Pick<PatentDetail, 'businessSn'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActCard
        tone="plain"
        level={2}
        date="待说明"
        title="请说明保密请求的含义"
        text="您选择了“还不确定”。说明之后才能办理完成；拿不准，请给我们留言。"
        action={
          <Button variant="primary" onClick={() => setOpen(true)}>
            去说明
          </Button>
        }
      />
      <Suspense>{isOpen && <OwnMeaningDialog businessSn={businessSn} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
