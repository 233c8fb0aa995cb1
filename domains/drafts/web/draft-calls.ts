import { call, isCallError } from '@portal/platform/web'
import { type Draft, type DraftHead, type DraftVersion, draft } from '../contract/draft.ts'
import { draftsApi } from '../contract/endpoints.ts'

export type Content = { title: string; page: string; values: Record<string, unknown> }

/** How a saving ended; after `failed` the next one tries again, so that it says nothing to the user. */
export type Saved =
  | { is: 'saved'; head: DraftHead }
  /** Somebody else saved meanwhile. */
  | { is: 'conflict'; other: Draft }
  /** What was read has been deleted or sent off elsewhere. */
  | { is: 'gone' }
  /** Too large or too many: it will not be better the next time. */
  | { is: 'refused'; text: string }
  | { is: 'failed' }

/** What a browser still sends when its page goes away: 64 KB, of which a character may take three bytes. */
const farewellCharacters = 20_000

/** The newest version of one's draft of a form, without its fields. */
export const findHead = async (form: string): Promise<DraftHead | undefined> =>
  (await call(draftsApi.list, {})).elements.find((head) => head.form === form)

/** The other version in a refused call, if the refusal carries one. */
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
