import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { deadlineLimits as limits } from './limits.ts'

/**
 * What a deadline belongs to: a case by its number (`request`), a right or a record of evidence by its id. Which kinds there are
 * is told by the domains that the portal is made of.
 */
export const deadlineSubject = z.object({
  kind: requiredText('请选择关联的业务', { length: limits.subjectKind }),
  ref: requiredText('请选择关联的业务', { length: limits.subjectRef }),
})
export type DeadlineSubject = z.output<typeof deadlineSubject>

/** As a filter, in one text: `request:KL20261201000001`; empty means all. */
export const subjectFilter = optionalText(limits.subjectKind + 1 + limits.subjectRef).check(
  z.refine((text) => text === '' || /^[a-z]+:.+$/.test(text), '关联的业务有误'),
)

/** The subject that a filter names; null where it names none. */
export const subjectOf = (text: string): DeadlineSubject | null => {
  const at = text.indexOf(':')
  return at < 1 ? null : { kind: text.slice(0, at), ref: text.slice(at + 1) }
}
