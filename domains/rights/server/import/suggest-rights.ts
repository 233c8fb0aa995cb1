import { splitChoices } from '@portal/platform/contract'
import type { ActorCtx } from '@portal/platform/server'
import type { SuggestedRights } from '../../contract/import/suggestion.ts'
import { homeCountry, type RightType } from '../../contract/right-words.ts'
import { type FindRequestRights, getCompleted } from '../completed-request.ts'
import { findExisting, keyOfLine } from './find-existing.ts'

/** The words of requests that name one kind of right; 专利 alone may be three. */
const typesByWord: Readonly<Record<string, RightType>> = {
  商标: 4,
  发明专利: 1,
  外观专利: 2,
  实用新型专利: 3,
  著作权: 6,
  '著作权(版权)': 6,
}

/** The type of all rights of a request; null where it names several, or one that may be several. */
const typeOf = (obligeeType: string): RightType | null => {
  const [word = '', ...others] = splitChoices(obligeeType)
  return others.length > 0 ? null : (typesByWord[word] ?? null)
}

/**
 * The rights that one's own completed request names, as far as it tells of them. Nothing is stored.
 * @throws AppFailure `record.not_found`; `right.request_not_completed`
 */
export const suggestRights =
  (find: FindRequestRights) =>
  async (
    ctx: Pick<ActorCtx<'cipher'>, 'db' | 'actor' | 'cipher'>,
    { query }: { query: { businessSn: string } },
  ): Promise<SuggestedRights> => {
    const request = await getCompleted(ctx, find, query.businessSn)
    const { obligeeName } = request
    const registerType = typeOf(request.obligeeType)
    const named = request.rights.map(({ rightName, rightNo }) => {
      const facts = { registerType, recordName: rightName, registerNum: rightNo, obligeeName }
      return { facts, key: keyOfLine(ctx, { ...facts, country: homeCountry }) }
    })
    const existing = await findExisting(
      ctx,
      named.flatMap(({ key }) => key ?? []),
    )
    return {
      rights: named.map(({ facts, key }) => ({
        ...facts,
        existing: existing.get(key ?? '')?.id ?? null,
      })),
    }
  }
