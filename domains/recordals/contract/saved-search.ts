import { optionalText, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordal } from './recordal.ts'
import { type RecordalFilter, recordalFilterQuery } from './search.ts'

/**
 * What a user may save: the conditions of a search (`query`), a name that he guards (`name`), a recordal of his own (`own`).
 */
export const savedKinds = ['query', 'name', 'own'] as const
export type SavedKind = (typeof savedKinds)[number]
export const savedKindLabels = {
  query: '查询条件',
  name: '相同或近似名称',
  own: '我的备案',
} satisfies Record<SavedKind, string>

export const savedLimits = {
  /** The most saved searches of one user. */
  searches: 30,
  title: 50,
  /** The longest name or number to watch, in characters. */
  text: 100,
  /** The most rows of a hit whose ids are kept; the number of all its rows is kept besides. */
  rows: 100,
  /** Days after which a hit is deleted. */
  keptDays: 365,
} as const

/** Whether the filter looks for anything; `match` alone does not, since it only says how texts are compared. */
const hasConditions = ({ match: _match, ...asked }: RecordalFilter): boolean =>
  Object.values(asked).some((value) => value !== '' && value !== null)

const title = requiredText('请给这个查询起个名字', { length: savedLimits.title })

/** What a user saves. Of `query` and `watched` the server reads only the one that belongs to `kind`. */
export const savedForm = z
  .object({
    kind: z.enum(savedKinds, { error: '请选择保存的内容' }),
    query: z.prefault(recordalFilterQuery, { registerType: null, recordState: null }),
    watched: optionalText(savedLimits.text),
    title,
  })
  .check(
    z.refine(({ kind, query }) => kind !== 'query' || hasConditions(query), {
      path: ['query'],
      error: '请先填写查询条件',
    }),
    z.refine(({ kind, watched }) => kind !== 'name' || watched !== '', {
      path: ['watched'],
      error: '请输入要关注的名称',
    }),
    z.refine(({ kind, watched }) => kind !== 'own' || watched !== '', { path: ['watched'], error: '请输入备案号' }),
  )
export type SavedForm = z.output<typeof savedForm>

/** What a user may change of a saved search: its title and whether it is paused. What it searches for never changes. */
export const savedChange = z.object({ title, paused: z.boolean({ error: '请选择是否暂停' }) })
export type SavedChange = z.output<typeof savedChange>

/** What an import brought to one saved search. */
export const searchHit = z.object({
  id: z.string(),
  /** When the import was finished, epoch ms. */
  time: z.number(),
  total: z.number(),
  /** False: the import brought more rows than the server counts. */
  totalIsExact: z.boolean(),
})
export type SearchHit = z.output<typeof searchHit>

export const savedSearch = z.object({
  id: z.string(),
  kind: z.enum(savedKinds),
  title: z.string(),
  /** The conditions of a saved query, as the address of the search page carries them; null for the other kinds. */
  query: z.nullable(z.record(z.string(), z.string())),
  /** The watched name or number; null for a saved query. */
  watched: z.nullable(z.string()),
  paused: z.boolean(),
  createTime: z.number(),
  latest: z.nullable(searchHit),
  /** How many imports have brought something to this search. */
  hits: z.number(),
  /** The user's own recordal as the data have it now; null where the data do not hold it. */
  own: z.nullable(recordal),
  /** Another part of the portal, a sheet of self-filing, reminds the user of this recordal's end, so this search does not. */
  remindedElsewhere: z.boolean(),
})
export type SavedSearch = z.output<typeof savedSearch>

/** A row that an import brought to a search, as it stands now. */
export const hitRow = z.object({
  ...recordal.shape,
  /**
   * What that import changed in the row, by field names of the wire; empty where the import brought the row for the first time.
   */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type HitRow = z.output<typeof hitRow>

export const hitDetail = z.object({
  search: savedSearch,
  hit: searchHit,
  /** A page of the rows whose ids are kept, `savedLimits.rows` at most. */
  ...pageOf(hitRow).shape,
})
export type HitDetail = z.output<typeof hitDetail>
