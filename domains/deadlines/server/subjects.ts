import type { Actor, Ctx, SignedInCtx } from '@portal/platform/server'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DeadlineSubject } from '../contract/subject.ts'
import { ensure } from './failures.ts'

/**
 * A kind of things that deadlines belong to, told by the domain that has them; the composition root hands them over. The owner
 * of such a thing and the staff who may see it see its deadlines, whichever of them entered them.
 */
export type SubjectSource = {
  /** As `request`; no other source has it. */
  kind: string
  /** Staff who hold it see every thing of this kind; null where none of the staff sees them, since they are their owner's alone. */
  permission: string | null
  /** The user whose thing this is; undefined where there is none of this reference. */
  ownerOf: (ctx: Pick<Ctx, 'db'>, ref: string) => Promise<string | undefined>
  /** What its owner calls each of these things, by reference; a case is known by its number and needs none. */
  namesOf?: (ctx: Pick<Ctx, 'db' | 'cipher'>, refs: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Which member of staff has the thing in hand, as an expression over a column of references; null where nobody has. */
  assigneeOf?: (ref: AnyPgColumn) => SQL
  /** The page of the thing in the back office, where staff see it. */
  deskPage?: (ref: string) => `/${string}`
}

export type Subjects = readonly SubjectSource[]

/** The kinds whose things a caller may all see, since he is of the staff. */
export const kindsSeenBy = (subjects: Subjects, actor: Actor): string[] =>
  actor.userType === 'staff'
    ? subjects.flatMap(({ kind, permission }) => (permission !== null && actor.may?.(permission) ? [kind] : []))
    : []

/**
 * The owner of a subject that the caller may name: his own, or at the desk one that he may see.
 * @throws AppFailure `deadline.unknown_subject` where there is none, or not for him
 */
export const getSubjectOwner = async (
  ctx: Pick<SignedInCtx, 'db' | 'actor'>,
  subjects: Subjects,
  { kind, ref }: DeadlineSubject,
): Promise<string> => {
  const owner = await subjects.find((source) => source.kind === kind)?.ownerOf(ctx, ref)
  const sees = owner === ctx.actor.userId || kindsSeenBy(subjects, ctx.actor).includes(kind)
  ensure(owner !== undefined && sees, 'deadline.unknown_subject')
  return owner
}
