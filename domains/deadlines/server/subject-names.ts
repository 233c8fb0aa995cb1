import type { Ctx } from '@portal/platform/server'
import type { DeadlineRow } from '../contract/deadline.ts'
import type { Subjects } from './subjects.ts'

type Named = Pick<DeadlineRow, 'subject'>

/** These deadlines with what their things are called, where their domain tells it. The caller has checked that the reader may see them. */
export const withNames = async <T extends Named>(
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  subjects: Subjects,
  deadlines: readonly T[],
): Promise<T[]> => {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const { kind, namesOf } of subjects) {
    const refs = deadlines.flatMap(({ subject }) => (subject?.kind === kind ? [subject.ref] : []))
    if (namesOf && refs.length > 0) names.set(kind, await namesOf(ctx, [...new Set(refs)]))
  }
  return deadlines.map((deadline) => {
    const { subject } = deadline
    const name = subject && names.get(subject.kind)?.get(subject.ref)
    return name === undefined || name === null ? deadline : { ...deadline, subject: { ...subject, name } }
  })
}
