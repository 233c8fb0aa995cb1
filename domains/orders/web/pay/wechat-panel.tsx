import { Button, Notice, useAction } from '@portal/platform/web'
import { useCallback, useState } from 'react'
import { moneyWords } from '../../contract/money.ts'
import type { PayAnswer } from '../../contract/order.ts'
import { payInWechat } from './in-wechat.ts'
import css from './pay.module.css'

type Props = { jsapi: NonNullable<PayAnswer['jsapi']>; amount: string; onPaid: () => void }

/** Paying in WeChat's own browser: its sheet opens over the page. */
export function WechatPanel({ jsapi, amount, onPaid }: Props) {
  const [said, setSaid] = useState<string>()
  const pay = useAction(
    useCallback(async () => {
      setSaid(undefined)
      const outcome = await payInWechat(jsapi)
      if (outcome === 'said') onPaid()
      if (outcome === 'left') setSaid('您没有完成付款，可以再次付款。')
      if (outcome === 'failed') setSaid('微信没有打开付款，请重试，或换一种方式。')
    }, [jsapi, onPaid]),
  )
  return (
    <div className={css.panel}>
      <div role="status">{said && <Notice tone="warning">{said}</Notice>}</div>
      <Button variant="primary" size="large" busy={pay.busy} busyText="请在微信中付款…" onClick={() => void pay.run()}>
        微信支付 {moneyWords(amount)}
      </Button>
    </div>
  )
}
