import { QrCode } from '@portal/platform/web'
import { moneyWords } from '../../contract/money.ts'
import type { PayAnswer } from '../../contract/order.ts'
import { payWayLabels } from '../../contract/ways.ts'
import css from './pay.module.css'

/** A code that a phone scans from the screen. */
export function CodePanel({ answer: { way, amount }, codeUrl }: { answer: PayAnswer; codeUrl: string }) {
  const app = payWayLabels[way]
  return (
    <div className={css.panel}>
      <QrCode text={codeUrl} label={`${app}付款码`} className={css.code} />
      <p>
        请用{app === '微信支付' ? '微信' : app}扫一扫，支付 <b>{moneyWords(amount)}</b>。付完后这一页会自动更新。
      </p>
    </div>
  )
}
