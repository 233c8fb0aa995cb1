import * as z from 'zod/mini'
import { optionalDay } from './day.ts'
import { sheetLimits } from './limits.ts'

/** The kinds of paper that go with a filing, in the order of the list. */
export const paperKinds = [
  'identity',
  'certificate',
  'goodsPhotos',
  'licences',
  'powerOfAttorney',
  'agentIdentity',
  'infringementClues',
] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperLabels = {
  identity: '权利人身份证明',
  certificate: '权利证书',
  goodsPhotos: '货物及包装照片',
  licences: '许可使用合同',
  powerOfAttorney: '授权委托书',
  agentIdentity: '代理人身份证明',
  infringementClues: '侵权线索材料',
} satisfies Record<PaperKind, string>

export const paperHints = {
  identity: '企业的营业执照，自然人的身份证件；外文文件附中文译本',
  certificate: '本表对应的那一份证书；未登记的作品，放作品样本和权属材料',
  goodsPhotos: '正品和包装，拍清楚商标、外观或标识的位置',
  licences: '与“许可使用”一步里的被许可人一一对应',
  powerOfAttorney: '写明委托的事项和期限，双方签章',
  agentIdentity: '代理机构的营业执照，或者代理人的身份证件',
  infringementClues: '如侵权货物的照片、报关或销售信息',
} satisfies Record<PaperKind, string>

/** The kinds of paper that expire: the page asks for their last day. */
export const datedPapers: readonly PaperKind[] = ['identity', 'licences', 'powerOfAttorney', 'agentIdentity']

const brokenFile = { error: '附件信息有误，请重新上传' }
const paperFile = z.object({ fileName: z.string(brokenFile), url: z.string(brokenFile) }, brokenFile)

const paper = z.prefault(
  z.object({
    files: z.prefault(
      z
        .array(paperFile, brokenFile)
        .check(z.maxLength(sheetLimits.filesOfKind, `每种材料最多${sheetLimits.filesOfKind}个文件`)),
      [],
    ),
    /** The last day on which the paper is valid, as its owner reads it on the paper. */
    validUntil: optionalDay,
  }),
  {},
)

/** The papers of a sheet as a form sends them: for each kind the files and the last day of its term. */
export const sheetPapers = z.prefault(
  z.object({
    identity: paper,
    certificate: paper,
    goodsPhotos: paper,
    licences: paper,
    powerOfAttorney: paper,
    agentIdentity: paper,
    infringementClues: paper,
  } satisfies Record<PaperKind, typeof paper>),
  {},
)

/** What a machine found out about a file by opening it. */
const surveyed = z.object({
  /** Whether the file opens and its first page can be drawn. */
  readable: z.boolean(),
  /** Whether the first page has only one colour. */
  blank: z.boolean(),
  /** The sides of a picture in pixels, at most 2,000; null for documents. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

export const storedPaper = z.object({
  kind: z.enum(paperKinds),
  id: z.string(),
  fileName: z.string(),
  url: z.string(),
  viewUrl: z.nullable(z.string()),
  /** The signed address of the paper as a small picture; null for a paper that cannot be drawn. */
  thumbnail: z.nullable(z.string()),
  /** The size of the file in bytes. */
  size: z.number(),
  sha256: z.string(),
  survey: surveyed,
})
export type StoredPaper = z.infer<typeof storedPaper>
