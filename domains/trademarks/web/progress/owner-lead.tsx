import { moneyWords, orderPath, payPath } from '@portal/orders/contract'
import { ActCard, BigDate, LinkButton, Notice, phoneWidth, Stack, shanghaiDay, useMedia } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { FileAct } from '../../contract/file/acts.ts'
import { missingForFiling } from '../../contract/file/amend.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { ActButtons } from '../case/act-buttons.tsx'
import { Amendment } from '../case/amendment.tsx'
import { CaseResult } from '../case/case-result.tsx'
import { isUnpaid } from '../case/state-tag.tsx'

type Order = NonNullable<TrademarkDetail['order']>

/** The acts by which the owner answers the draft. */
const answers: readonly FileAct[] = ['confirm', 'return']

/** What the page begins with: what is owed, what waits for the owner's word, what is still missing, or what came of it; null for none of it. */
export const ownerLead = (detail: TrademarkDetail): ReactNode => {
  const { fileState, order, extraOrder, can, designations } = detail
  const asked = can.filter((act) => answers.includes(act))
  const missing = fileState <= 2 ? missingParts(detail) : []
  const refusing = designations.filter(({ state }) => state === 'provisional')
  const parts = [
    isUnpaid(detail) && order?.state === 0 && (
      <PayCard key="order" order={order} title="请付款" text="付款后由服务商受理；逾期未付，订单和申请一起关闭。" />
    ),
    fileState === 5 && extraOrder?.state === 0 && (
      <PayCard
        key="extra"
        order={extraOrder}
        title="请补缴费用"
        text="付款后平台复核报件；逾期未付，需要重新确认报件。"
      />
    ),
    asked.length > 0 && (
      <ActCard
        key="draft"
        tone="plain"
        level={2}
        date="待确认"
        title="请核对报件草稿"
        text="确认后不能再修改资料；有不对的地方，退回服务商修改。"
        action={<ActButtons detail={detail} acts={asked} />}
      />
    ),
    missing.length > 0 && (
      <Notice key="missing" tone="warning" title="报件前还缺资料" actions={<Amendment detail={detail} />}>
        {missing.map(({ msg }) => msg).join('；')}。
      </Notice>
    ),
    refusing.length > 0 && (
      <Notice key="refusing" tone="warning">
        {refusing.map(({ name }) => name).join('、')}已临时驳回，请与服务商商定怎样答复。
      </Notice>
    ),
    (fileState === 18 || fileState === 99) && <CaseResult key="result" detail={detail} viewer="owner" />,
  ].filter(Boolean)
  return parts.length === 0 ? null : <Stack gap={20}>{parts}</Stack>
}

/** Without these the provider cannot begin; nobody asks for them later. */
const missingParts = ({ kind, applicant, basic, files }: TrademarkDetail) =>
  missingForFiling({
    kind,
    hasApplicant: applicant !== null,
    hasProxy: files.some(({ slot }) => slot === 'proxy'),
    hasBasic: basic !== null,
  })

function PayCard({
  order: { orderNo, amount, expiresAt },
  title,
  text,
}: {
  order: Order
  title: string
  text: string
}) {
  const isPhone = useMedia(phoneWidth)
  return (
    <ActCard
      tone="due"
      level={2}
      date={<BigDate day={shanghaiDay(expiresAt)} label="最迟" size={isPhone ? 'phone' : 'row'} />}
      title={`${title} ${moneyWords(amount)}`}
      text={text}
      action={
        <LinkButton variant="primary" to={payPath(orderNo)}>
          去付款
        </LinkButton>
      }
      more={
        <LinkButton variant="text" to={orderPath(orderNo)}>
          看订单
        </LinkButton>
      }
    />
  )
}
