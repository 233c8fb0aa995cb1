import { firstPictures } from '@portal/files/server'
import type { SignedInCtx } from '@portal/platform/server'
import { marksNamed } from '@portal/recordals/server'
import type { RequestDetails } from '../contract/detail.ts'
import { attachedKind } from './vouchers.ts'

type Pictured = { id: string; details: Pick<RequestDetails, 'seizureReason'> }
/** `isMark` is true for a trademark, which is shown whole. */
export type CasePicture = { picture: string | null; isMark: boolean }

/**
 * The small picture of each of these requests, by id: of the owner's first file that can be drawn, else the mark of the
 * recordal that the request names. They are for the owner alone; the caller has checked that he is.
 */
export const casePictures = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'signer'>,
  requests: readonly Pictured[],
): Promise<Map<string, CasePicture>> => {
  const own = await firstPictures(
    ctx,
    attachedKind,
    requests.map(({ id }) => id),
  )
  const without = requests.filter(({ id }) => !own.has(id))
  const marks = await marksNamed(
    ctx,
    without.map(({ details }) => details.seizureReason),
  )
  return new Map<string, CasePicture>([
    ...[...own].map(([id, picture]) => [id, { picture, isMark: false }] as const),
    ...without.map(({ id }, index) => {
      const picture = marks[index] ?? null
      return [id, { picture, isMark: picture !== null }] as const
    }),
  ])
}
