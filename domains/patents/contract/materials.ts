import * as z from 'zod/mini'
import type { PatentType } from './choices.ts'

/** What a customer may send: drafts of the papers, the description of his invention, a power of attorney. */
export const materialKinds = [
  'description',
  'abstract',
  'claims',
  'drawings',
  'pictures',
  'brief',
  'disclosure',
  'proxy',
  'other',
] as const
export type MaterialKind = (typeof materialKinds)[number]

export const materialLabels = {
  description: '说明书',
  abstract: '说明书摘要',
  claims: '权利要求书',
  drawings: '附图',
  pictures: '图片或照片',
  brief: '简要说明',
  disclosure: '技术交底书',
  proxy: '专利代理委托书',
  other: '其他材料',
} satisfies Record<MaterialKind, string>

/** What the desk brings in from agency and office. */
export const paperKinds = ['draft', 'receipt', 'notice', 'certificate', 'other'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperLabels = {
  draft: '申请文件稿',
  receipt: '受理通知书',
  notice: '官方通知书',
  certificate: '专利证书',
  other: '其他文件',
} satisfies Record<PaperKind, string>

/** `required` by law, `ifAny` where the case needs it, `agency`: the agency makes it. Nothing is required to submit. */
export const needs = ['required', 'ifAny', 'agency'] as const
export type Need = (typeof needs)[number]

export const needLabels = { required: '必需', ifAny: '必要时', agency: '由代理机构制作' } satisfies Record<Need, string>

type ListedKind = MaterialKind | 'request'
type Listed = { kind: ListedKind; name: string; need: Need }

const listed = (kind: MaterialKind, need: Need): Listed => ({ kind, name: materialLabels[kind], need })
const request: Listed = { kind: 'request', name: '请求书', need: 'agency' }

/** Patent Law article 26: the request, the description with its abstract, the claims; drawings where necessary. */
const technical = [
  request,
  listed('description', 'required'),
  listed('abstract', 'required'),
  listed('claims', 'required'),
  listed('drawings', 'ifAny'),
]

/** Patent Law article 27: the request, pictures or photographs, a brief explanation. */
const designs = [request, listed('pictures', 'required'), listed('brief', 'required')]

/** The papers that the law asks for, by type of patent, and the article that says so. */
export const checklists = {
  发明专利: { papers: technical, law: '《中华人民共和国专利法》第二十六条' },
  实用新型专利: { papers: technical, law: '《中华人民共和国专利法》第二十六条' },
  外观设计专利: { papers: designs, law: '《中华人民共和国专利法》第二十七条' },
} satisfies Record<PatentType, { papers: readonly Listed[]; law: string }>

export const checklistItem = z.object({
  kind: z.enum(['request', ...materialKinds]),
  name: z.string(),
  need: z.enum(needs),
  /** Whether the customer has sent a file of this kind. */
  given: z.boolean(),
})
export type ChecklistItem = z.infer<typeof checklistItem>

/** The checklist of an application that has files of these kinds. */
export const checklistOf = (type: PatentType, given: Iterable<MaterialKind>): ChecklistItem[] => {
  const kinds = new Set<ListedKind>(given)
  return checklists[type].papers.map((paper) => ({ ...paper, given: kinds.has(paper.kind) }))
}

/** Said beside every place where material is sent. */
export const materialNotice = '材料含未公开的技术内容，仅供受理人员和代理机构办理本件使用。'
