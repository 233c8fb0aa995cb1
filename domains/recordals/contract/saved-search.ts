import { optionalText, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordal } from './recordal.ts'
import { type RecordalFilter, recordalFilterQuery } from './search.ts'

/** What a user may have looked for again: the conditions of a search, a name to be guarded, a recordal of his own. */
export const savedKinds = ['query', 'name', 'own'] as const
export type SavedKind = (typeof savedKinds)[number]
export const savedKindLabels = {
  query: '查询条件',
  name: '相同或近似名称',
  own: '我的备案',
} satisfies Record<SavedKind, string>

export const savedLimits = {
  /** Saved searches of one user. */
  searches: 30,
  title: 50,
  /** Of a name or a number. */
  text: 100,
  /** Rows of a hit that are kept by name; how many there were is kept besides. */
  rows: 100,
  /** Days after which a hit is forgotten. */
  keptDays: 365,
} as const

/** Whether anything is looked for: how words are compared is not. */
const hasConditions = ({ match: _match, ...asked }: RecordalFilter): boolean =>
  Object.values(asked).some((value) => value !== '' && value !== null)

const title = requiredText('请给这个查询起个名字', { length: savedLimits.title })

/** What is to be saved. Of `query` and `watched` only the one that belongs to its kind counts. */
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

/** Renaming and pausing; what is searched for does not change. */
export const savedChange = z.object({ title, paused: z.boolean({ error: '请选择是否暂停' }) })
export type SavedChange = z.output<typeof savedChange>

/** What an import brought to one saved search. */
export const searchHit = z.object({
  id: z.string(),
  /** When the import was finished, epoch ms. */
  time: z.number(),
  total: z.number(),
  /** False where there were more than are counted. */
  totalIsExact: z.boolean(),
})
export type SearchHit = z.output<typeof searchHit>

export const savedSearch = z.object({
  id: z.string(),
  kind: z.enum(savedKinds),
  title: z.string(),
  /** Of a kept query: its conditions as the page's address carries them. */
  query: z.nullable(z.record(z.string(), z.string())),
  /** The name or the number. */
  watched: z.nullable(z.string()),
  paused: z.boolean(),
  createTime: z.number(),
  latest: z.nullable(searchHit),
  /** How many imports have brought something. */
  hits: z.number(),
  /** A recordal of one's own as the data have it now; null where they do not hold it. */
  own: z.nullable(recordal),
  /** A sheet of self-filing reminds of this recordal's end already, so that this does not. */
  remindedElsewhere: z.boolean(),
})
export type SavedSearch = z.output<typeof savedSearch>

/** A row that an import brought to a search, as it stands now. */
export const hitRow = z.object({
  ...recordal.shape,
  /** What that import changed, by the field's name on the wire; empty where it brought the row anew. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type HitRow = z.output<typeof hitRow>

export const hitDetail = z.object({
  search: savedSearch,
  hit: searchHit,
  /** Of the rows that are kept by name, `savedLimits.rows` at most. */
  ...pageOf(hitRow).shape,
})
export type HitDetail = z.output<typeof hitDetail>
