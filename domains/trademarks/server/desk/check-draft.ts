import { readAttached, textOfPdf } from '@portal/files/server'
import type { SignedInCtx } from '@portal/platform/server'
import type { DraftCheck } from '../../contract/file/draft-check.ts'
import { ensure } from '../failures.ts'
import { designationsOf } from '../file/designate.ts'
import { getTrademark } from '../file/find-trademark.ts'
import { filesIn } from '../file/held-files.ts'
import { applicantOf } from '../file/personal-data.ts'
import { attachedKind } from '../file/put-file.ts'
import { membersInForce } from '../madrid/members-in-force.ts'
import { draftLinesOf } from './draft-lines.ts'

/**
 * What an application says beside the words of its draft. @throws AppFailure `record.not_found` where there is no draft
 */
export const checkDraft = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'storage' | 'cipher' | 'log' | 'actor'>,
  { params }: { params: { businessSn: string } },
): Promise<DraftCheck> => {
  const trademark = await getTrademark(ctx, params.businessSn)
  const draft = (await filesIn(ctx, trademark)).get('draft')
  ensure(draft, 'record.not_found')
  const { bytes } = await readAttached(ctx, { id: draft.id, kind: attachedKind, ref: trademark.id })
  const text = (await textOfPdf(bytes, ctx.actor.userId)) ?? ''
  if (text.trim() === '') return { isReadable: false, lines: [] }
  const { markType, markName, goods, basic } = trademark
  const { list } = await membersInForce(ctx)
  const members = (await designationsOf(ctx, trademark)).map(({ code, name }) => ({
    name,
    nameEn: list.find((member) => member.code === code)?.nameEn ?? '',
  }))
  const ordered = {
    ...{ name: markType === 2 ? '' : markName, goods, members },
    ...{ applicant: applicantOf(ctx, trademark), basicNumber: basic?.number ?? '' },
  }
  return { isReadable: true, lines: draftLinesOf(ordered, text) }
}
