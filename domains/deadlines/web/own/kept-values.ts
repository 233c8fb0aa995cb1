import type * as z from 'zod/mini'
import type { deadlineForm } from '../../contract/deadline.ts'
import type { DeadlineSubject } from '../../contract/subject.ts'
import type { Asked } from '../../proof/counting.ts'

type Sent = z.input<typeof deadlineForm>

/** What a deadline is made of while it is being entered: every field, the empty ones too. */
export type KeptValues = Sent & {
  rule: string
  trigger: string
  title: string
  dueOn: string
  dueTime: string
  zone: string
  subject: DeadlineSubject | null
  note: string
  /** The version that the page shows, where a deadline is changed. */
  version?: number
}

const nothing = { rule: '', trigger: '', title: '', dueOn: '', dueTime: '', zone: '', note: '' }

/** A deadline that is entered by its day. */
export const ownDate = ({
  dueOn = '',
  subject = null,
}: Partial<Pick<KeptValues, 'dueOn' | 'subject'>> = {}): KeptValues => ({
  ...nothing,
  dueOn,
  subject,
})

/** A deadline that a rule counts. */
export const ofRule = (rule: string, asked: Asked, subject: DeadlineSubject | null): KeptValues => ({
  ...nothing,
  rule,
  subject,
  ...askedOf(asked),
})

/** What is asked of a rule, as the call takes it. */
export const askedOf = ({ trigger, delivery, way, calendar, suspensions = [], extended = false }: Asked) => ({
  trigger,
  ...{ delivery, way, calendar },
  suspensions: suspensions.map(({ from, to }) => ({ from, to })),
  extended,
})
