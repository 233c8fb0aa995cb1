import { type Slot, slotTitle } from '@portal/evidence/contract'
import type { EvidenceRecord } from '@portal/evidence/server'
import { shanghaiDayOf, shanghaiSecond } from '@portal/platform/contract'
import type { PublicTemplate } from '../contract/templates.ts'
import type { HeldItem } from './pack-contents.ts'
import { isNamedOnly, isPiece, type Numbered, type Piece } from './plan-pack.ts'

/** How many characters of a digest are printed: enough to compare by eye; the record shows the whole digest. */
const digestLength = 12
/** How many characters of an address are printed: a very long one would push the rest off the cover. */
const addressLength = 160

const short = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

const checkText = ({ checkedAt, metOn }: PublicTemplate): string => {
  if (checkedAt !== null) return `平台工作人员 ${shanghaiDayOf(checkedAt)} 与来源对照`
  return metOn === null ? '未核对' : `示例：${metOn} 整理，未逐一核对原文`
}

type About = {
  record: EvidenceRecord
  template: PublicTemplate
  items: readonly HeldItem[]
  travel: ReadonlySet<Slot>
  total: number
  at: Date
}

/** The travel documents that the record has and its owner left out of this pack. */
const leftOut = (items: readonly HeldItem[], travel: ReadonlySet<Slot>): Slot[] =>
  items.flatMap(({ held }) =>
    held.flatMap(({ slot, standing }) => (standing === 'travel' && !travel.has(slot) ? [slot] : [])),
  )

export const coverSections = ({ record, template, items, travel, total, at }: About) => {
  const out = leftOut(items, travel)
  const wanted = items.filter(({ need }) => need === 'always')
  const missing = wanted.filter(({ state }) => state === 'missing').map(({ title }) => title)
  const partly = wanted.filter(({ state }) => state === 'partly').map(({ title }) => title)
  const sealed =
    record.sealedAt === null
      ? '未固化：草稿，尚未提交存证'
      : `已固化：${shanghaiSecond(record.sealedAt)} 封存（平台时钟）`
  return [
    {
      title: '展会',
      facts: [
        { label: '申报单位', text: record.obligeeName },
        { label: '展会', text: record.exhibitionName },
        { label: '日期', text: shanghaiDayOf(record.exhibitionTime) },
        { label: '地点', text: record.exhibitionAddress },
        { label: '存证编号', text: record.evidenceNo },
        { label: '存证状态', text: sealed },
      ],
    },
    {
      title: '所依清单',
      facts: [
        { label: '名称', text: [template.city, template.year, template.title].filter((text) => text !== '').join(' ') },
        { label: '来源', text: template.sourceName },
        ...(template.sourceUrl === '' ? [] : [{ label: '来源网址', text: short(template.sourceUrl, addressLength) }]),
        { label: '核对', text: checkText(template) },
      ],
    },
    {
      title: '合订',
      facts: [
        { label: '生成时间', text: `${shanghaiSecond(at)}（北京时间）` },
        { label: '页数', text: `${total} 页` },
        { label: '必交材料', text: `${wanted.length} 项，齐 ${wanted.length - missing.length - partly.length} 项` },
        ...(missing.length === 0 ? [] : [{ label: '缺少', text: missing.join('、') }]),
        ...(partly.length === 0 ? [] : [{ label: '不全', text: partly.join('、') }]),
        ...(out.length === 0 ? [] : [{ label: '本次未放入', text: out.map(slotTitle).join('、') }]),
      ],
    },
  ]
}

export const coverLead = [
  '由申报单位用本平台的存证和另附材料合订，供准备补贴申报使用；不是申报受理凭证。',
  '补贴标准、所需材料和截止日期，以当地主管部门当年的通知为准。',
] as const

export const coverNotes = (template: PublicTemplate, address: string): string[] => [
  ...template.note.split('\n').filter((line) => line.trim() !== ''),
  `“已固化”：文件的摘要已写入本平台的存证声明，以后的改动可以发现；“另附”：不属于存证。核验见 ${address}`,
  '图片按 A4 重新编排，原件没有改动；需要电子原件的，请从存证详情下载。',
]

export const indexColumns = [
  { label: '项', width: 26 },
  { label: '材料', width: 152 },
  { label: '页码', width: 54 },
  { label: '来源', width: 132 },
  { label: 'SHA-256 前 12 位', width: 79 },
  { label: '固化', width: 40 },
] as const

const pagesText = ({ first, last }: Numbered): string => {
  if (first === undefined || last === undefined) return ''
  return first === last ? `${first}` : `${first}–${last}`
}

export const indexRow = (numbered: Numbered): string[] => {
  const { part } = numbered
  const pages = pagesText(numbered)
  const { item, title, source } = part
  if (!isPiece(part)) return [`${item}`, title, pages, source, '', part.words]
  const apart = isNamedOnly(part) ? `${source}（未并入）` : source
  return [`${item}`, title, pages, apart, part.sha256.slice(0, digestLength), part.seal]
}

const noticeReasons = {
  apart: '这份材料是 Word 文件，没有并入合订本，另附电子文件。',
  locked: '这份 PDF 设有打开密码，没有并入合订本，另附电子文件。',
  long: '这份 PDF 页数过多，没有并入合订本，另附电子文件。',
  broken: '这份文件打不开或与收到时不一致，没有并入合订本。',
} as const

/** The lines of the page that stands in place of a paper. */
export const noticeLines = ({ title, source, sha256, form }: Piece): string[] => {
  const reason = form === 'apart' || form === 'locked' || form === 'long' ? noticeReasons[form] : noticeReasons.broken
  return [title, source, reason, `SHA-256 ${sha256}`]
}

export const pageTitle = ({ item, title, source }: Piece): string => `${item}　${title}　${source}`
export const stampText = (page: number, total: number, item?: number): string =>
  item === undefined ? `${page} / ${total}` : `第 ${item} 项　　${page} / ${total}`

export const packName = ({ evidenceNo }: EvidenceRecord): string => `补贴申报材料-${evidenceNo}.pdf`
