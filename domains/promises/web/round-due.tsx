import { DateField, shanghaiDay } from '@portal/platform/web'
import type { ComponentProps } from 'react'
import { roundLimits } from '../contract/asked-round.ts'

const dayMs = 86_400_000
const usualDays = 7

/** The last day for the answer to a round of supplement that the desk is offered at first. */
export const usualRoundDue = (): string => shanghaiDay(Date.now() + usualDays * dayMs)

/** What a form says of that day. */
export const roundDueField = { label: '补充期限', hint: '最后一天，含当日（北京时间）', required: true } as const

/** The day itself: from today on, as far as a round may reach. */
export function RoundDueDate(control: ComponentProps<typeof DateField>) {
  const [min, max] = [Date.now(), Date.now() + roundLimits.supplementDays * dayMs].map(shanghaiDay)
  return <DateField {...control} min={min} max={max} />
}
