import { Button, CopyButton, CopyLine, Dialog, momentWords } from '@portal/platform/web'
import { Link, useHref, useNavigate } from 'react-router'
import type { Submitted } from '../contract/message-view.ts'
import styles from './message-page.module.css'
import { ownMessageLink } from './page-search.ts'

/**
 * Says that the message is stored: its number, by when it will be answered, and where the answer will stand. That is on this
 * same page, so the dialog must be closed to go there.
 */
export function SentDialog({
  sent: { id, replyBy, key },
  mail,
  onAgain,
}: {
  sent: Submitted
  /** Whether the portal will send a mail about the answer. */
  mail: boolean
  onAgain: () => void
}) {
  const navigate = useNavigate()
  const to = ownMessageLink(id, key)
  return (
    <Dialog
      alert
      full
      open
      mark="success"
      title="提交成功!"
      onClose={onAgain}
      actions={
        <>
          <Button onClick={onAgain}>继续留言</Button>
          <Button variant="primary" onClick={() => navigate('/oneChains')}>
            返回首页
          </Button>
        </>
      }
    >
      <p>
        最迟 <b>{momentWords(replyBy)} 前</b>答复。
      </p>
      <CopyLine what="留言编号" text={id} />
      {key === null ? (
        <p>
          答复后会通知您，也可随时在
          <Link to={to} onClick={onAgain}>
            我的留言
          </Link>
          查看。
        </p>
      ) : (
        <VisitorNote to={to} mail={mail} onOpen={onAgain} />
      )}
    </Dialog>
  )
}

/** Shows the link of the message, to be copied: it is the only way back to the message for a visitor without an account. */
function VisitorNote({ to, mail, onOpen }: { to: string; mail: boolean; onOpen: () => void }) {
  const address = new URL(useHref(to), window.location.href).href
  return (
    <>
      <p>{mail ? '答复后发邮件到您填写的邮箱，也可凭以下链接查看：' : '请保存以下链接，凭它查看答复：'}</p>
      <p className={styles.link}>
        <Link to={to} onClick={onOpen}>
          查看这条留言
        </Link>
        <CopyButton named text={address} what="链接" variant="secondary" size="small" />
      </p>
    </>
  )
}
