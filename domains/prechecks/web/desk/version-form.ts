import { requiredText } from '@portal/platform/contract'
import { type PaperKind, paperKinds } from '@portal/rights/contract'
import * as z from 'zod/mini'
import { type CheckedField, checkedFields, isListField } from '../../contract/checked-fields.ts'
import { type Level, levels } from '../../contract/finding.ts'
import { type PatternId, patternIds } from '../../contract/patterns.ts'
import type { SourceLevel } from '../../contract/rule.ts'
import {
  lacksPlace,
  namesItsPlace,
  type RuleVersionForm,
  type RuleVersionRow,
  ruleSource,
  ruleVersionForm,
} from '../../contract/rule-version.ts'
import type { Predicate, When } from '../../contract/when.ts'
import { predicateForm } from '../../contract/when-form.ts'

/** What a predicate needs beside its name. */
type Needs = { field?: true; pattern?: true; kind?: true; number?: 'below' | 'px' | 'pages' | 'days' }
export const needsOf = {
  empty: { field: true },
  matches: { field: true, pattern: true },
  count: { field: true, number: 'below' },
  always: {},
  unreadable: {},
  blank: {},
  sideBelow: { number: 'px' },
  sharpnessBelow: {},
  textLacks: { field: true },
  noTextLayer: {},
  pagesAbove: { number: 'pages' },
  sameFile: {},
  lacksPaper: { kind: true },
  paperEndsWithin: { kind: true, number: 'days' },
  namesDiffer: { field: true },
  rightEndsWithin: { number: 'days' },
  rightRecorded: {},
} as const satisfies Record<Predicate['is'], Needs>

/** One predicate as it is typed; what it does not need stays empty. */
export type TypedPart = {
  is: Predicate['is']
  negated: boolean
  field: CheckedField
  pattern: PatternId
  kind: PaperKind
  number: string
}

export type TypedVersion = {
  effectiveFrom: string
  level: Level | ''
  text: string
  why: { text: string; level: SourceLevel | ''; title: string; place: string; url: string }
  mend: string
  /** Whether all of the parts must hold, or any one. */
  join: 'all' | 'any'
  parts: TypedPart[]
  reason: string
}

export const freshPart: TypedPart = {
  ...{ is: 'empty', negated: false, field: 'appeal', pattern: 'date', kind: 'certificate', number: '' },
}

const partOf = (when: When): TypedPart | undefined => {
  const negated = 'not' in when
  const inner = negated ? when.not : when
  if (!('is' in inner)) return undefined
  const needs: Needs = needsOf[inner.is]
  return {
    ...freshPart,
    ...{ is: inner.is, negated },
    ...('field' in inner && { field: inner.field as CheckedField }),
    ...('pattern' in inner && { pattern: inner.pattern }),
    ...('kind' in inner && { kind: inner.kind as PaperKind }),
    ...(needs.number && { number: String((inner as unknown as Record<string, unknown>)[needs.number]) }),
  }
}

/** The condition as a list of parts; undefined where it is put together in a way that no list shows. */
export const partsOf = (when: When): Pick<TypedVersion, 'join' | 'parts'> | undefined => {
  const join = 'any' in when ? 'any' : 'all'
  const list = 'all' in when ? when.all : 'any' in when ? when.any : [when]
  const parts = list.map(partOf)
  return parts.every((part) => part !== undefined) ? { join, parts } : undefined
}

/** The field that a predicate asks about, as its list of choices shows it: entries are counted of lists alone. */
export const fieldFor = (is: Predicate['is'], field: CheckedField): CheckedField =>
  is === 'count' && !isListField(field) ? 'voucher' : field

const predicateOf = ({ is, field, pattern, kind, number }: TypedPart): Predicate => {
  const needs: Needs = needsOf[is]
  return {
    is,
    ...(needs.field && { field: fieldFor(is, field) }),
    ...(needs.pattern && { pattern }),
    ...(needs.kind && { kind }),
    // What is no number is none for the server either.
    ...(needs.number && { [needs.number]: number.trim() === '' ? Number.NaN : Number(number) }),
  } as unknown as Predicate
}

const whenOfPart = (part: TypedPart): When => (part.negated ? { not: predicateOf(part) } : predicateOf(part))

const whenOf = ({ join, parts }: Pick<TypedVersion, 'join' | 'parts'>): When => {
  const list = parts.map(whenOfPart)
  const [only, ...more] = list
  if (only && more.length === 0) return only
  return join === 'all' ? { all: list } : { any: list }
}

/** The form begins with what the newest version says; its first day and the reason are always new. */
export const typedOf = ({ level, text, why, mend, when }: RuleVersionRow): TypedVersion => ({
  ...{ effectiveFrom: '', level, text, why: { ...why }, mend, reason: '' },
  ...(partsOf(when) ?? { join: 'all', parts: [] }),
})

type Before = Pick<RuleVersionRow, 'version' | 'when' | 'why'>

/** Whether a source stands as before: one that the portal brought may have no address, and needs none to stay. */
const isAsBefore = (why: TypedVersion['why'], before: Before['why']): boolean =>
  (['text', 'level', 'title', 'place', 'url'] as const).every((part) => why[part] === before[part])

/** What is sent; a source that is as before, and a condition that no list shows, are left out and stay as they are. */
export const bodyOf = (
  { join, parts, why, ...typed }: TypedVersion,
  { version, when, why: before }: Before,
): RuleVersionForm => ({
  ...typed,
  // The schema has seen to it that both are chosen.
  level: typed.level as Level,
  ...(!isAsBefore(why, before) && { why: { ...why, level: why.level as SourceLevel } }),
  ...(partsOf(when) && { when: whenOf({ join, parts }) }),
  after: version,
})

/** A part is judged as the server judges its predicate; what is wrong stands at the field in which it was typed. */
const part = z
  .object({
    is: z.enum(Object.keys(needsOf) as [Predicate['is'], ...Predicate['is'][]]),
    negated: z.boolean(),
    field: z.enum(checkedFields as [CheckedField, ...CheckedField[]]),
    pattern: z.enum(patternIds),
    kind: z.enum(paperKinds),
    number: z.string(),
  })
  .check(
    z.superRefine((typed, ctx) => {
      const { error } = predicateForm.safeParse(predicateOf(typed))
      for (const { path, message } of error?.issues ?? []) {
        const [at] = path
        ctx.addIssue({ code: 'custom', message, path: [at === 'field' || at === 'kind' ? at : 'number'] })
      }
    }),
  )

/** The form's schema: the server's own for what is typed as it is sent, and the list of parts. */
export const typedSchema = (before: Pick<RuleVersionRow, 'when' | 'why'>) =>
  z.extend(ruleVersionForm, {
    level: z.enum(levels, { error: '请选择级别' }),
    text: requiredText('请填写提示文字'),
    why: ruleSource.check(z.refine((why) => isAsBefore(why, before.why) || namesItsPlace(why), lacksPlace)),
    join: z.enum(['all', 'any']),
    parts: partsOf(before.when) ? z.array(part).check(z.minLength(1, '请至少保留一项判断')) : z.array(part),
  })
