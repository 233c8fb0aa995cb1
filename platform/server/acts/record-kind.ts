import type { Endpoint } from '../../contract/api.ts'
import type { ActDetail } from './act.ts'

/** A kind of record on which staff act by calls that name it. */
export type RecordKind = {
  /** The address of one record, which ends in its number or id, as `/api/admin/users/{id}`; calls about it begin with that. */
  at: `/api/${string}`
  /** What the act log calls such a record. */
  kind: string
  /** The page of the back office that shows one. */
  page: (ref: string) => string
}

/** How the act log names a record. */
export const loggedAs = ({ kind, page }: Omit<RecordKind, 'at'>, ref: string) => ({
  subjectKind: kind,
  subjectRef: ref,
  link: page(ref),
})

/** What a number or id of a record looks like; anything else in an address was made up and has no page. */
const plain = /^[\w-]{1,64}$/

/** The kind of record that a call is about: the one whose address the call's own begins with, the longest of several. */
export const recordKindOf = (kinds: readonly RecordKind[], { path }: Pick<Endpoint, 'path'>): RecordKind | undefined =>
  kinds
    .filter(({ at }) => path === at || path.startsWith(`${at}/`))
    .toSorted((one, other) => other.at.length - one.at.length)[0]

/** The subject of a call by what stands in its address, with its page where that can be one. */
export const subjectInPath = (kind: RecordKind, params: Readonly<Record<string, unknown>>): Partial<ActDetail> => {
  const name = /\{(\w+)\}$/.exec(kind.at)?.[1] ?? ''
  const ref = String(params[name] ?? '')
  const { link, ...subject } = loggedAs(kind, ref)
  return plain.test(ref) ? { ...subject, link } : subject
}
