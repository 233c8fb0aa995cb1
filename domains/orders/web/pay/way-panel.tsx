import { lazy, Suspense } from 'react'
import type { PayAnswer } from '../../contract/order.ts'
import { payWayLabels } from '../../contract/ways.ts'
import { BankPanel } from './bank-panel.tsx'
import { DemonstrationPanel } from './demonstration-panel.tsx'
import css from './pay.module.css'

// What draws the code comes with those who need one.
const CodePanel = lazy(async () => ({ default: (await import('./code-panel.tsx')).CodePanel }))
const WechatPanel = lazy(async () => ({ default: (await import('./wechat-panel.tsx')).WechatPanel }))

/** What a chosen way needs: an account, a code, the gateway's own page, or a press. */
export function WayPanel({ answer, onPaid }: { answer: PayAnswer; onPaid: () => void }) {
  const { way, paymentNo, payee, remittanceNote, codeUrl, redirectUrl, jsapi } = answer
  if (way === 'demonstration') return <DemonstrationPanel paymentNo={paymentNo} onPaid={onPaid} />
  if (payee && remittanceNote !== undefined)
    return <BankPanel payee={payee} note={remittanceNote} amount={answer.amount} />
  if (codeUrl !== undefined)
    return (
      <Suspense>
        <CodePanel answer={answer} codeUrl={codeUrl} />
      </Suspense>
    )
  if (jsapi !== undefined)
    return (
      <Suspense>
        <WechatPanel jsapi={jsapi} amount={answer.amount} onPaid={onPaid} />
      </Suspense>
    )
  if (redirectUrl !== undefined && way === 'wechatJsapi')
    return (
      <div className={css.panel}>
        <p>先由微信确认付款的微信号，您不用填写任何内容，随后回到这里付款。</p>
        <a href={redirectUrl} className="btn btn-primary btn-large">
          去微信确认
        </a>
      </div>
    )
  if (redirectUrl !== undefined)
    return (
      <div className={css.panel}>
        <p>
          付款在{payWayLabels[way]}的页面进行。付完会回到这里，我们再向{payWayLabels[way]}核对结果。
        </p>
        <a href={redirectUrl} className="btn btn-primary btn-large">
          去{payWayLabels[way]}付款
        </a>
      </div>
    )
  return null
}
