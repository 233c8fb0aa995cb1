import { shanghaiSecond } from '@portal/platform/contract'
import { type Actor, type ActorCtx, type Bytes, type Ctx, type PaperSection, printPaper } from '@portal/platform/server'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { RequestDetail } from '../../contract/detail.ts'
import { factsOf } from '../../contract/facts.ts'
import type { SupplementRound } from '../../contract/supplement-view.ts'
import { recordLook } from '../audit-looks.ts'
import { getRequest } from '../desk-detail.ts'
import { getOwnRequest } from '../own-detail.ts'
import { type DetailCtx, detailOf, type RequestRecord } from '../request-detail.ts'
import { currentPapers, roundsOf } from '../supplement-rounds.ts'
import { filesOf } from '../vouchers.ts'
import { selfCheckSections } from './self-check-sections.ts'

type SheetCtx = DetailCtx & Pick<Ctx, 'config'>
type ByNumber = { params: { businessSn: string } }

const timeText = (time: Date | number): string => `${shanghaiSecond(time)}（北京时间）`

const sizeText = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** A section for each answered round: when it was answered, and each new value with the old one. */
const supplementsOf = (rounds: readonly SupplementRound[]): PaperSection[] =>
  rounds
    .filter(({ outcome }) => outcome === 'answered')
    .map(({ round, endTime, items, remark }) => ({
      title: `第 ${round} 轮补充`,
      facts: [
        { label: '补充时间', text: endTime === null ? '' : timeText(endTime) },
        ...items.flatMap(({ changes }) =>
          changes.map(({ label, before, after }) => ({ label, text: `${after ?? ''}\n原内容：${before ?? '无'}` })),
        ),
        ...items
          .filter(({ files }) => files.length > 0)
          .map(({ label, files }) => ({ label, text: files.map(({ fileName }) => fileName).join('、') })),
        ...(remark === null ? [] : [{ label: '说明', text: remark }]),
      ],
    }))

/** Every file that was ever sent, with its SHA-256; a file that a supplement has replaced is marked so. */
const papersOf = async (ctx: SheetCtx, request: RequestRecord): Promise<PaperSection> => {
  const files = await filesOf(ctx, request.id)
  const current = new Set(currentPapers(files, await roundsOf(ctx, request.id)).map(({ id }) => id))
  const facts = files.map(({ id, fileName, size, sha256 }, index) => ({
    label: `附件 ${index + 1}`,
    text: `${fileName}（${sizeText(size)}${current.has(id) ? '' : '，已由补充的材料替换'}）\nSHA-256 ${sha256}`,
  }))
  return { title: '附件', facts: facts.length > 0 ? facts : [{ label: '附件', text: '未上传附件' }] }
}

/**
 * A PDF of what was sent, with the number, the time and the SHA-256 of each file. ID numbers are masked as in every
 * answer.
 */
const sheetOf = async (ctx: SheetCtx, request: RequestRecord): Promise<Bytes> => {
  const detail: RequestDetail = await detailOf(ctx, request, [], 'owner')
  const supplements = supplementsOf(detail.supplements)
  const papers = await papersOf(ctx, request)
  const title = `${businessTypeLabels[detail.businessType]}申请`
  const content = await printPaper({
    title,
    name: `${title} ${detail.businessSn}`,
    head: detail.businessSn,
    sections: [
      {
        title: '提交信息',
        facts: [
          { label: '业务编号', text: detail.businessSn },
          { label: '提交时间', text: timeText(detail.createTime) },
        ],
      },
      { title: supplements.length > 0 ? '申请内容（补充后）' : '申请内容', facts: factsOf(detail) },
      ...selfCheckSections(detail.answers),
      ...supplements,
      papers,
    ],
    notes: [
      `本文件由一链维权国际服务平台于 ${timeText(ctx.now())}生成，内容为您提交的信息，证件号码已隐藏部分数字。`,
      ...(ctx.config.mode === 'demonstration' ? ['演示环境：以上均为示例数据。'] : []),
    ],
    gap: { text: '—', isOpen: false },
    at: ctx.now(),
  })
  return { content, type: 'application/pdf', fileName: `${title}-${detail.businessSn}.pdf` }
}

/** The PDF for the owner; another user's request fails like one that does not exist. */
export const ownSheet = async (ctx: SheetCtx & Pick<ActorCtx, 'actor'>, { params }: ByNumber): Promise<Bytes> =>
  sheetOf(ctx, await getOwnRequest(ctx, params.businessSn))

/** The PDF for the desk. It shows the whole case, so it is written down as a look at it. */
export const deskSheet = async (
  ctx: SheetCtx & Pick<Ctx, 'newId'> & { actor: Pick<Actor, 'userId'> },
  { params }: ByNumber,
): Promise<Bytes> => {
  const request = await getRequest(ctx, params.businessSn)
  await recordLook(ctx, { requestId: request.id, kind: 'opened' })
  return sheetOf(ctx, request)
}
