import type { Ctx } from '@portal/platform/server'
import type { VerificationState } from '../contract/right-words.ts'
import { type RightRecord, sealNote } from './right-facts.ts'

/** The columns of a right whose comparison with its certificate came to another state; nothing where it stays as it is. */
export const standing = (
  ctx: Pick<Ctx, 'now' | 'cipher'>,
  right: Pick<RightRecord, 'id' | 'verification'>,
  state: VerificationState,
  { note = '', by = null }: { note?: string; by?: string | null } = {},
) =>
  state === right.verification
    ? {}
    : {
        verification: state,
        verificationAt: ctx.now(),
        verificationNote: note === '' ? null : sealNote(ctx, right.id, note),
        verifiedBy: by,
      }
