import { goodsMissing, hasGoods } from '@portal/nice/contract'
import { moneyWords } from '@portal/orders/contract'
import {
  classNames,
  DraftNotice,
  Form,
  Notice,
  PageHead,
  partOf,
  registrationPath,
  Skeleton,
  Stack,
  Steps,
  toast,
  useFollowed,
  useLoaded,
} from '@portal/platform/web'
import { startTransition, useCallback, useMemo, useState } from 'react'
import { type TrademarkKind, trademarkKindLabels } from '../../contract/kinds.ts'
import { markName } from '../../contract/mark-name.ts'
import type { ConfirmPageProps } from './confirm-page.tsx'
import { DraftNote, ServerDraftNotice } from './draft-parts.ts'
import type { FormHelp } from './help-titles.ts'
import { priceCardId } from './price-place.ts'
import styles from './register.module.css'
import { RegisterBar } from './register-bar.tsx'
import { RegisterCards } from './register-cards.tsx'
import { hasWords, type RegisterValues } from './register-form.ts'
import { useNameCheck } from './use-name-check.ts'
import { usePrice } from './use-price.ts'
import { useRegisterFlow } from './use-register-flow.ts'
import { useReport } from './use-report.ts'

const loadDialogs = async () => ({ Component: (await import('./register-dialogs.tsx')).RegisterDialogs })

const ConfirmPage = partOf<ConfirmPageProps>(
  async () => ({ Component: (await import('./confirm-page.tsx')).ConfirmPage }),
  () => <Skeleton rows={8} rowHeight={72} />,
)

const steps = ['填写信息', '选择类别', '确认提交', '支付', '办理']

const leads = {
  sbzc: '填名称，看近似；选类别和小项，看价格；核对之后提交。不登录也可以先填。',
  gjsbzc: '以国内商标为基础，经马德里体系到国外注册。不登录也可以先填。',
} as const satisfies Record<TrademarkKind, string>

/** What the page beside the fields depends on. */
const followed = ['trademark_type', 'trademark_name', 'applyNation', 'work_order_service', 'basic'] as const

/** The words of the mark; empty where it has none. */
const wordsOf = ({ trademark_type, trademark_name }: Pick<RegisterValues, 'trademark_type' | 'trademark_name'>) =>
  hasWords(trademark_type) ? trademark_name : ''

/** The registration of a mark, in China or abroad: the form, which a visitor may fill in too, and all as it will be sent. */
export function RegisterPage({ kind }: { kind: TrademarkKind }) {
  const flow = useRegisterFlow(kind)
  const { form, draft, isVisitor, isGoingOn, offer, opened, open, step, acts } = flow
  const [isComposing, setComposing] = useState(false)
  const Dialogs = useLoaded(loadDialogs)
  const { rhf, id, focus } = form
  const [type, typed, nations, picked, basic] = useFollowed(rhf, followed)
  const name = wordsOf({ trademark_type: type, trademark_name: typed })
  const check = useNameCheck({ kind, name, picked, basic, isComposing })
  const price = usePrice({ kind, picked, applyNation: nations })
  const report = useReport({
    kind,
    form,
    onReport: useCallback((made) => open({ what: 'report', report: made }), [open]),
  })
  const fields = useMemo(() => ({ id, rhf }), [id, rhf])
  const openSmart = useCallback(() => {
    if (markName.safeParse(wordsOf(rhf.getValues())).success) open({ what: 'smart' })
    else void rhf.trigger('trademark_name').then(() => focus('trademark_name'))
  }, [rhf, focus, open])
  const toPrice = useCallback(() => {
    if (hasGoods(rhf.getValues('work_order_service'))) {
      document.getElementById(priceCardId)?.focus()
      return
    }
    rhf.setError('work_order_service', { message: goodsMissing })
    toast(goodsMissing, 'error')
    focus('work_order_service')
  }, [rhf, focus])
  const explain = useCallback((topic: FormHelp) => open({ what: 'help', topic }), [open])
  const title = trademarkKindLabels[kind]
  const sum = picked.length > 0 && price.data?.version != null ? `合计 ${moneyWords(price.data.total)}` : undefined
  const isConfirming = step === 'confirm'
  const at = opened?.what === 'submitted' ? 3 : isConfirming ? 2 : name.trim() === '' ? 0 : 1
  return (
    <>
      <PageHead
        title={title}
        lead={leads[kind]}
        crumbs={[{ text: '一链式知识产权注册', to: registrationPath() }, { text: title }]}
        brief={{ words: '说明' }}
      >
        <Steps steps={steps} current={at} />
      </PageHead>
      <div
        ref={flow.top}
        tabIndex={-1}
        className={classNames('wrap', 'page', styles.top, draft.isWaiting && styles.waiting)}
      >
        {isConfirming && (
          <ConfirmPage
            kind={kind}
            values={rhf.getValues()}
            check={check}
            price={price}
            onBack={() => acts.back()}
            onExpert={flow.askExpert}
            onSubmit={flow.submit}
          />
        )}
        <div hidden={isConfirming}>
          <Stack gap={20}>
            {!isVisitor && <ServerDraftNotice draft={draft} />}
            {isVisitor && !isGoingOn && <DraftNotice draft={draft.local} />}
            {offer && <Notice>{`已按“${offer.from}”的结果填入部分内容，请核对。`}</Notice>}
            <Form form={form} label={title} onSubmit={() => void flow.next()}>
              <RegisterCards
                form={form}
                fields={fields}
                kind={kind}
                check={check}
                price={price}
                sum={sum}
                hasWords={hasWords(type)}
                basic={basic}
                report={report}
                onComposing={(is) => startTransition(() => setComposing(is))}
                onNext={toPrice}
                onSmart={openSmart}
                onHelp={explain}
              />
              <RegisterBar
                picked={picked}
                sum={sum}
                note={isVisitor ? '内容自动存在本机' : <DraftNote draft={draft} />}
                onExpert={flow.askExpert}
              />
            </Form>
          </Stack>
        </div>
      </div>
      {Dialogs && opened && (
        <Dialogs
          opened={opened}
          kind={kind}
          values={rhf.getValues()}
          findings={check.isAsked ? (check.found.data?.findings ?? []) : []}
          isVisitor={isVisitor}
          isSaving={flow.isSaving}
          isSending={form.busy}
          acts={acts}
        />
      )}
    </>
  )
}
