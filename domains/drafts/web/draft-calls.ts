import { call, isCallError } from '@portal/platform/web'
import { type Draft, type DraftHead, type DraftVersion, draft } from '../contract/draft.ts'
import { draftsApi } from '../contract/endpoints.ts'

export type Content = { title: string; page: string; values: Record<string, unknown> }

/** How an attempt to save a draft ended. `failed` is not told to the user, since the next attempt follows by itself. */
export type Saved =
  | { is: 'saved'; head: DraftHead }
  /** Another device has saved the draft meanwhile; `other` is its version. */
  | { is: 'conflict'; other: Draft }
  /** The version that this form had read has been deleted or sent off on another device. */
  | { is: 'gone' }
  /** The draft is too large, or there are too many drafts: another attempt would fail as well. */
  | { is: 'refused'; text: string }
  | { is: 'failed' }

/**
 * The most characters of a draft that a browser still sends when its page goes away: it sends 64 KB then, and a character
 * may take three bytes.
 */
const farewellCharacters = 20_000

/** The newest version of the user's draft of a form, without its values; undefined if there is none. */
export const findHead = async (form: string): Promise<DraftHead | undefined> =>
  (await call(draftsApi.list, {})).elements.find((head) => head.form === form)

/** The other version of the draft, if the call was refused because of one (HTTP 409) and the refusal carries it. */
export const otherIn = (error: unknown): Draft | undefined => {
  if (!isCallError(error) || error.http !== 409) return undefined
  const other = draft.safeParse(error.current)
  return other.success ? other.data : undefined
}

export const saveContent = async (
  form: string,
  content: Content,
  { base, isFarewell }: { base: DraftVersion | undefined; isFarewell: boolean },
): Promise<Saved> => {
  const keepalive = isFarewell && JSON.stringify(content).length < farewellCharacters
  try {
    const body = { ...content, ...(base && { base: { id: base.id, version: base.version } }) }
    return { is: 'saved', head: await call(draftsApi.save, { params: { form }, body }, { keepalive }) }
  } catch (error) {
    if (!isCallError(error)) throw error
    const other = otherIn(error)
    if (other) return { is: 'conflict', other }
    if (error.http === 404) return { is: 'gone' }
    const isFull = error.http === 413 || (error.http === 429 && error.retryAfter === undefined)
    return isFull ? { is: 'refused', text: error.msg } : { is: 'failed' }
  }
}
