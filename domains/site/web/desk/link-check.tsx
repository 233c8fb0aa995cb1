import { ActDialog, call, momentText, Quiet, StatusTag } from '@portal/platform/web'
import { siteDeskApi } from '../../contract/endpoints.ts'
import type { LinkRow } from '../../contract/link-desk.ts'
import { linkReads } from './desk-reads.ts'

/** Says whether visitors see the link, and who has opened it. */
export function LinkState({ link }: { link: LinkRow }) {
  const { checkedAt, checkedBy, metOn, hidden, isPublic } = link
  return (
    <>
      <StatusTag tone={checkedAt ? 'done' : 'waiting'}>{checkedAt ? '已核对' : '待打开核对'}</StatusTag>
      <Quiet>
        {checkedAt ? `${checkedBy ?? '由配置文件导入'} · ${momentText(checkedAt)}` : metOn && `${metOn} 见于公开资料`}
      </Quiet>
      <Quiet>{hidden ? '已隐藏' : isPublic ? '公开显示' : '核对后公开'}</Quiet>
    </>
  )
}

type LinkCheckDialogProps = { link: LinkRow; onClose: () => void }

/** A dialog that asks what a member of staff found when he opened the address by hand. */
export function LinkCheckDialog({ link, onClose }: LinkCheckDialogProps) {
  const undoes = link.can.includes('uncheck')
  return (
    <ActDialog
      title={undoes ? `取消核对：${link.name}` : `核对：${link.name}`}
      confirmText={undoes ? '打不开，不再公开' : '可以打开，内容相符'}
      danger={undoes}
      busyText="正在保存…"
      act={() => call(siteDeskApi.checkLink, { params: { id: link.id }, body: { works: !undoes } })}
      said={undoes ? '已标记为打不开，不再公开' : '已标记为可以打开'}
      reads={linkReads}
      onClose={onClose}
    >
      <p>
        请先打开{' '}
        <a href={link.url} target="_blank" rel="noopener noreferrer">
          {link.url}
          <span className="sr-only">（在新窗口打开）</span>
        </a>
      </p>
      <p>
        {undoes
          ? '如果已经打不开或不再是这个网站，取消核对后访客就看不到它。'
          : '确认网址可以打开，并且正是名称和说明所指的网站。系统会记下您的账号和时间。'}
      </p>
    </ActDialog>
  )
}
