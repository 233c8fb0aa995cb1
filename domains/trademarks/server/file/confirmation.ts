import { userNames, usernameOf } from '@portal/accounts/server'
import { attachFiles, fileLinks, storeFile } from '@portal/files/server'
import { shanghaiSecond } from '@portal/platform/contract'
import { printPaper, type SignedInCtx } from '@portal/platform/server'
import { trademarkKindLabels } from '../../contract/kinds.ts'
import type { Trademark } from './file.table.ts'
import { filesIn } from './held-files.ts'
import { attachedKind, placeFile } from './put-file.ts'

/**
 * Makes the confirmation (确认书): which draft the customer has confirmed, by its SHA-256, who, and when. It is a file of the
 * customer in the place `confirm`.
 */
export const keepConfirmation = async (ctx: SignedInCtx, trademark: Trademark): Promise<void> => {
  const draft = (await filesIn(ctx, trademark)).get('draft')
  const [link] = draft ? await fileLinks(ctx, [draft.id]) : []
  const { businessSn, kind, markName } = trademark
  const at = ctx.now()
  const bytes = await printPaper({
    title: '报件确认书',
    name: `报件确认书 ${businessSn}`,
    head: `商标注册申请 ${businessSn}`,
    sections: [
      {
        title: '确认内容',
        facts: [
          { label: '业务编号', text: businessSn },
          { label: '注册类型', text: trademarkKindLabels[kind] },
          { label: '商标名称', text: markName },
          { label: '报件草稿', text: link?.fileName ?? '' },
          { label: '草稿的 SHA-256', text: link?.sha256 ?? '' },
        ],
      },
      {
        title: '确认人',
        facts: [
          { label: '账号', text: usernameOf(await userNames(ctx, [ctx.actor.userId]), ctx.actor.userId) },
          { label: '确认时间', text: `${shanghaiSecond(at.getTime())}（北京时间）` },
        ],
      },
    ],
    notes: ['本确认书由平台在客户确认报件草稿时生成，只说明确认的是哪一份文件、由谁、在何时确认。'],
    gap: { text: '—', isOpen: false },
    at,
  })
  const file = await storeFile(ctx, { bytes, fileName: `报件确认书 ${businessSn}.pdf`, purpose: 'trademark-paper' })
  await attachFiles(ctx, {
    references: [{ url: file.url }],
    purposes: ['trademark-paper'],
    ownerId: ctx.actor.userId,
    kind: attachedKind,
    ref: trademark.id,
    max: 1,
  })
  await placeFile(ctx, trademark, { id: file.id, slot: 'confirm', actorId: ctx.actor.userId })
}
