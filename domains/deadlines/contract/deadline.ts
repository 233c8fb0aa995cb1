import { isDay, optionalText, pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { reminderLeads } from '../proof/reminders.ts'
import { askedFields, computed, triggerFaultOf } from './compute.ts'
import { deadlineLimits as limits } from './limits.ts'
import { deadlineSubject, subjectFilter } from './subject.ts'
import { isZone } from './zone.ts'

const moment = z.number()
const momentOrNull = z.nullable(z.number())
const text = z.nullable(z.string())

const timeForm = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
/** Whether a text is a day of the years that the portal counts. */
const isCounted = (day: string): boolean => isDay(day) && day >= '1990' && day < '2101'
/** Such a day; empty where there is none. */
export const dayOrNothing = (msg: string) =>
  optionalText(10, msg).check(z.refine((day) => day === '' || isCounted(day), msg))
const version = z.number({ error: '缺少版本号，请刷新后重试' })

const formFields = {
  /** The code of a rule; empty where the day is entered by hand. */
  rule: optionalText(60),
  ...askedFields,
  /** What its owner calls it: needed where there is no rule, since a rule has a name. */
  title: optionalText(limits.title, `名称最多${limits.title}个字`),
  dueOn: dayOrNothing('到期日有误'),
  dueTime: optionalText(5).check(z.refine((time) => time === '' || timeForm.test(time), '时间须写成 17:00 这样的形式')),
  zone: optionalText(limits.zone).check(z.refine((zone) => zone === '' || isZone(zone), '时区有误')),
  subject: z.optional(z.nullable(deadlineSubject)),
  note: optionalText(limits.note, `备注最多${limits.note}个字`),
}

type Wrong = { path: 'trigger' | 'title' | 'dueOn'; message: string }

/** What is missing for the way in which the deadline is made: by a rule, or by its day. */
const lacking = ({ rule, trigger, title, dueOn }: { rule: string; trigger: string; title: string; dueOn: string }) => {
  const wrong: (Wrong | false | undefined)[] =
    rule === ''
      ? [
          title === '' && { path: 'title', message: '请填写期限名称' },
          dueOn === '' && { path: 'dueOn', message: '请选择到期日' },
        ]
      : [triggerFaultOf(trigger)]
  return wrong.filter((one): one is Wrong => !!one)
}

/** A deadline as it is entered: by a rule with what `compute` asks, or by a name and a day of one's own. */
export const deadlineForm = z.object(formFields).check((ctx) => {
  for (const { path, message } of lacking(ctx.value))
    ctx.issues.push({ code: 'custom', path: [path], message, input: ctx.value })
})
export type DeadlineForm = z.output<typeof deadlineForm>

/** The same with the version that the page shows. It replaces what the deadline was made of. */
export const deadlineEdit = z.object({ ...formFields, version }).check((ctx) => {
  for (const { path, message } of lacking(ctx.value))
    ctx.issues.push({ code: 'custom', path: [path], message, input: ctx.value })
})
export type DeadlineEdit = z.output<typeof deadlineEdit>

/** Another day than the computed one. The computed day itself takes the override away. */
export const overrideForm = z.object({
  version,
  dueOn: requiredText('请选择到期日').check(z.refine(isCounted, '到期日有误')),
  reason: requiredText('请填写改期的原因', { length: limits.reason }),
})
export type OverrideForm = z.output<typeof overrideForm>

export const doneForm = z.object({
  version,
  /** Today in Asia/Shanghai where it is missing. */
  doneOn: dayOrNothing('完成日有误'),
  note: optionalText(limits.note, `备注最多${limits.note}个字`),
})
export type DoneForm = z.output<typeof doneForm>

export const versionForm = z.object({ version })
export type VersionForm = z.output<typeof versionForm>

const deadlineKinds = ['rule', 'own'] as const
/** Who entered a deadline, as its reader sees it: himself, staff, the customer whose case it is on, or the portal for a thing of his. */
const enterers = ['self', 'desk', 'customer', 'portal'] as const
export type Enterer = (typeof enterers)[number]
const deadlineStates = ['open', 'done'] as const
export const deadlineActions = ['edit', 'remove', 'override', 'done', 'reopen', 'acknowledge'] as const
export type DeadlineAction = (typeof deadlineActions)[number]

/** What moved since its owner last confirmed: 原 … 现 …, and why. */
const moved = z.nullable(z.object({ before: z.string(), after: z.string(), why: z.string() }))

const head = {
  id: z.string(),
  version: z.number(),
  kind: z.enum(deadlineKinds),
  enteredBy: z.enum(enterers),
  /** What its owner calls it, else the name of its rule. */
  title: z.string(),
  /** What it belongs to; `name` is what its owner calls that, where a number does not say it. */
  subject: z.nullable(z.object({ kind: z.string(), ref: z.string(), name: z.optional(z.string()) })),
  state: z.enum(deadlineStates),
  /** It is open and `endsAt` has passed. */
  overdue: z.boolean(),
  doneOn: text,
  /** The day and the moment (epoch ms) that count: those of the override where there is one, else the computed ones. */
  endsOn: z.string(),
  endsAt: moment,
  moved,
  can: z.array(z.enum(deadlineActions)),
}

/** A row of a list, which is in the order of `endsAt`. */
export const deadlineRow = z.object({
  ...head,
  dueOn: z.string(),
  dueAt: moment,
  opensOn: text,
  provisional: z.boolean(),
  earliestOn: text,
  overridden: z.boolean(),
})
export type DeadlineRow = z.output<typeof deadlineRow>

/**
 * A deadline with every step. `dueOn`, `dueAt`, `closing` and `steps` are those that were computed, or entered where there is no
 * rule; `override` stands beside them.
 */
export const deadlineDetail = z.object({
  ...head,
  ...computed.shape,
  rule: z.nullable(computed.shape.rule),
  /** What was asked of the rule, or the time and zone that were entered, as the form takes them. */
  asked: z.object({
    trigger: text,
    delivery: text,
    way: text,
    calendar: text,
    suspensions: z.array(z.object({ from: z.string(), to: z.string() })),
    extended: z.boolean(),
    dueTime: text,
    zone: text,
  }),
  /** Its owner's own words, null where the title is the name of the rule. */
  ownTitle: text,
  note: text,
  doneNote: text,
  /** `moved`: the computed day is another than when the override was made. */
  override: z.nullable(
    z.object({
      dueOn: z.string(),
      dueAt: moment,
      reason: z.string(),
      at: moment,
      /** The computed day when the override was made. */
      before: z.string(),
      moved: z.boolean(),
    }),
  ),
  /** Planned and sent ones; `sentAt` is null for what is still to come. */
  reminders: z.array(z.object({ at: moment, lead: z.enum(reminderLeads), sentAt: momentOrNull })),
  /** The moves of the computed day, oldest first. */
  changes: z.array(z.object({ at: moment, before: z.string(), after: z.string(), why: z.string() })),
  createTime: moment,
})
export type DeadlineDetail = z.output<typeof deadlineDetail>

export const listStates = ['open', 'done', 'overdue'] as const

/** `open` holds the overdue ones too; `from` and `to` are days, both included, by `endsOn`. */
export const deadlinesQuery = z.object({
  state: z.prefault(z.enum(['', ...listStates], { error: '状态筛选有误' }), ''),
  from: dayOrNothing('开始日期有误'),
  to: dayOrNothing('结束日期有误'),
  subject: subjectFilter,
  ...pageQuery,
})
export type DeadlinesQuery = z.output<typeof deadlinesQuery>

export const monthQuery = z.object({
  month: requiredText('请选择月份').check(
    z.regex(/^(199\d|20\d\d|2100)-(0[1-9]|1[0-2])$/, '月份须写成 2026-12 这样的形式'),
  ),
  /** `CN` unless told. */
  calendar: z.prefault(
    optionalText(2).check(z.refine((code) => code === '' || /^[A-Z]{2}$/.test(code), '日历代码有误')),
    '',
  ),
})
export type MonthQuery = z.output<typeof monthQuery>

export const deadlineMonth = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      works: z.boolean(),
      /** `free`: free by announcement (休); `makeUp`: a weekend day that works (班); null for any other day. */
      holiday: z.nullable(z.enum(['free', 'makeUp'])),
      deadlines: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          dueOn: z.string(),
          state: z.enum([...deadlineStates, 'overdue']),
          provisional: z.boolean(),
        }),
      ),
    }),
  ),
  /** Whether the holidays of that year are entered; else weekends alone are free. */
  known: z.boolean(),
})
export type DeadlineMonth = z.output<typeof deadlineMonth>
