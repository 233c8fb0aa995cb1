import { Button, Dialog, LinkButton, linkTo } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { helpTopics } from '../paths.ts'
import { notYetWords } from './not-yet-words.ts'

/** Says that applications cannot be sent yet, and what can be done until then. */
export function NotYetDialog({ kind, onClose }: { kind: TrademarkKind; onClose: () => void }) {
  return (
    <Dialog
      open
      title={notYetWords}
      onClose={onClose}
      actions={
        <>
          <LinkButton to={linkTo('/home/help', { topic: helpTopics[kind] })}>办事指南</LinkButton>
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <p>现在还不能在线提交和付款。开放之前，您可以：</p>
      <ul className="bullets">
        <li>查近似、选类别和小项、看价格，不需要登录。</li>
        <li>登录后生成检索报告，下载保存。</li>
        <li>接着填写：内容自动存在这台设备的浏览器里，下次打开可以恢复。</li>
      </ul>
    </Dialog>
  )
}
