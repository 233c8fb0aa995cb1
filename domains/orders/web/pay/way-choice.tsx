import { Button, Card, Empty, RadioCard, Stack, useTouch } from '@portal/platform/web'
import { useState } from 'react'
import type { WayView } from '../../contract/order.ts'
import { type PayWay, payWayLabels } from '../../contract/ways.ts'
import { deviceOf, waysHere } from './ways-here.ts'

const explained = {
  bankTransfer: '按页面上的账户和附言转账，到账后自动核对',
  wechatNative: '用微信扫描屏幕上的二维码',
  wechatH5: '前往微信付款，付完回到这里',
  wechatJsapi: '在微信中直接付款',
  alipayPage: '前往支付宝付款，付完回到这里',
  alipayWap: '前往支付宝付款，付完回到这里',
  demonstration: '演示付款，不涉及任何资金',
} satisfies Record<PayWay, string>

type Props = { ways: readonly WayView[]; busy: boolean; onBegin: (way: PayWay) => void }

/** The ways of paying that are open on this device, one of which is chosen. */
export function WayChoice({ ways, busy, onBegin }: Props) {
  const here = waysHere(ways, deviceOf(navigator.userAgent, useTouch()))
  const [chosen, setChosen] = useState<PayWay>()
  const way = chosen !== undefined && here.includes(chosen) ? chosen : here[0]
  if (way === undefined) return <Empty text="暂时没有可用的支付方式，请稍后再来，或给我们留言。" />
  return (
    <Card title="选择支付方式">
      <Stack gap={12} as="fieldset">
        <legend className="sr-only">支付方式</legend>
        {here.map((one) => (
          <RadioCard key={one} name="way" value={one} checked={one === way} onChange={() => setChosen(one)}>
            <b>{payWayLabels[one]}</b>
            <small>{explained[one]}</small>
          </RadioCard>
        ))}
        <Button variant="primary" size="large" busy={busy} busyText="请稍候…" onClick={() => onBegin(way)}>
          {way === 'bankTransfer' ? '查看收款账户' : '下一步'}
        </Button>
      </Stack>
    </Card>
  )
}
