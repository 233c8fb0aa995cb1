import { Button, Card, FootBar, Notice, Stack } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { ConfirmCards } from './confirm-cards.tsx'
import { FindingNotices } from './finding-notices.tsx'
import { PriceCard } from './price-card.tsx'
import { hasWords, type RegisterValues } from './register-form.ts'
import type { NameCheck } from './use-name-check.ts'
import type { Price } from './use-price.ts'

/** The specification names the final button of an international registration: order and report are one submission. */
const submitWords = { sbzc: '提交', gjsbzc: '获取品牌注册检索报告' } as const satisfies Record<TrademarkKind, string>

export interface ConfirmPageProps {
  kind: TrademarkKind
  values: RegisterValues
  check: NameCheck
  price: Price
  onBack: () => void
  onExpert: () => void
  onSubmit: () => void
}

/** 确认提交: all as it will be sent, with the picture, what was found, and the price. */
export function ConfirmPage({ kind, values, check, price, onBack, onExpert, onSubmit }: ConfirmPageProps) {
  return (
    <section aria-label="确认提交">
      <Stack gap={20}>
        <Notice title="请核对，提交后商标、类别和小项不能修改">
          申请人、联系方式和文件在服务商备件之前还可以补充、修改。
        </Notice>
        <ConfirmCards kind={kind} values={values} />
        <Card title="提示">
          <Found type={values.trademark_type} check={check} />
        </Card>
        <PriceCard price={price} kind={kind} />
      </Stack>
      <FootBar>
        <Button icon="phone" onClick={onExpert}>
          求助
        </Button>
        <Button onClick={onBack}>返回修改</Button>
        <Button variant="primary" onClick={onSubmit}>
          {submitWords[kind]}
        </Button>
      </FootBar>
    </section>
  )
}

function Found({ type, check: { isAsked, found } }: { type: RegisterValues['trademark_type']; check: NameCheck }) {
  const findings = isAsked ? (found.data?.findings ?? []) : []
  if (!hasWords(type)) return <p>图形商标没有文字，未作近似比对。</p>
  if (isAsked && found.isPending) return <p>正在比对…</p>
  if (isAsked && found.error) return <p>近似比对没有完成，提交时再次比对。</p>
  return findings.length === 0 ? <p>没有需要注意的情形。</p> : <FindingNotices findings={findings} />
}
