import { goodsMissing, hasGoods } from '@portal/nice/contract'
import { addOffered, useNiceClasses } from '@portal/nice/web'
import { moneyWords } from '@portal/orders/contract'
import {
  DraftNotice,
  Form,
  Notice,
  PageHead,
  registrationPath,
  Stack,
  Steps,
  toast,
  useFollowed,
  useLoaded,
} from '@portal/platform/web'
import { startTransition, useCallback, useMemo, useState } from 'react'
import type { SmartReply } from '../../contract/check.ts'
import { type TrademarkKind, trademarkKindLabels } from '../../contract/kinds.ts'
import { markName } from '../../contract/mark-name.ts'
import { BasicCard } from './basic-card.tsx'
import { BasicMarkCard } from './basic-mark-card.tsx'
import { GoodsCard } from './goods-card.tsx'
import { PriceCard, priceCardId } from './price-card.tsx'
import styles from './register.module.css'
import { RegisterBar } from './register-bar.tsx'
import type { Opened } from './register-dialogs.tsx'
import { hasWords, type RegisterValues } from './register-form.ts'
import { RiskNotice } from './risk-notice.tsx'
import { SimilarPanel } from './similar-panel.tsx'
import { useNameCheck } from './use-name-check.ts'
import { usePrice } from './use-price.ts'
import { useRegisterForm } from './use-register-form.ts'

const loadDialogs = async () => ({ Component: (await import('./register-dialogs.tsx')).RegisterDialogs })

const steps = ['填写信息', '选择类别', '确认提交', '支付', '办理']

const leads = {
  sbzc: '填名称，看近似；选类别和小项，看价格。全部可以先试，不用登录。',
  gjsbzc: '以国内商标为基础，经马德里体系到国外注册。全部可以先试，不用登录。',
} as const satisfies Record<TrademarkKind, string>

/** What the page beside the fields depends on. */
const followed = ['trademark_type', 'trademark_name', 'applyNation', 'work_order_service', 'basic'] as const

/** The words of the mark; empty where it has none. */
const wordsOf = ({ trademark_type, trademark_name }: Pick<RegisterValues, 'trademark_type' | 'trademark_name'>) =>
  hasWords(trademark_type) ? trademark_name : ''

/** The form of a registration, in China or abroad: a visitor may use all of it but the report. */
export function RegisterPage({ kind }: { kind: TrademarkKind }) {
  const [opened, setOpened] = useState<Opened>()
  const [isComposing, setComposing] = useState(false)
  const { form, draft, isGoingOn, offer } = useRegisterForm(kind, (report) => setOpened({ what: 'report', report }))
  const Dialogs = useLoaded(loadDialogs)
  const classes = useNiceClasses()
  const { rhf } = form
  const [type, typed, nations, picked, basic] = useFollowed(rhf, followed)
  const isNamed = hasWords(type)
  const name = wordsOf({ trademark_type: type, trademark_name: typed })
  const check = useNameCheck({ kind, name, picked, basic, isComposing })
  const price = usePrice({ kind, picked, applyNation: nations })
  const title = trademarkKindLabels[kind]
  const add = (offered: SmartReply['classes']) => {
    const { list = [], edition: inForce = '' } = classes.data ?? {}
    const added = addOffered(rhf.getValues('work_order_service'), offered, list)
    rhf.setValue('work_order_service', added.picked, { shouldDirty: true })
    rhf.setValue('edition', inForce)
    toast(added.said.shown)
    setOpened(undefined)
  }
  const { id, focus } = form
  const fields = useMemo(() => ({ id, rhf }), [id, rhf])
  const openSmart = useCallback(() => {
    if (markName.safeParse(wordsOf(rhf.getValues())).success) setOpened({ what: 'smart' })
    else void rhf.trigger('trademark_name').then(() => focus('trademark_name'))
  }, [rhf, focus])
  const toPrice = useCallback(() => {
    if (hasGoods(rhf.getValues('work_order_service'))) {
      document.getElementById(priceCardId)?.focus()
      return
    }
    rhf.setError('work_order_service', { message: goodsMissing })
    toast(goodsMissing, 'error')
    focus('work_order_service')
  }, [rhf, focus])
  const explainGoods = useCallback(() => setOpened({ what: 'help', topic: 'goods' }), [])
  const sum = picked.length > 0 && price.data?.version != null ? `合计 ${moneyWords(price.data.total)}` : undefined
  return (
    <>
      <PageHead
        title={title}
        lead={leads[kind]}
        crumbs={[{ text: '一链式知识产权注册', to: registrationPath() }, { text: title }]}
        brief={{ words: '说明' }}
      >
        <Steps steps={steps} current={name.trim() === '' ? 0 : 1} />
      </PageHead>
      <Stack gap={20} className="wrap page">
        {!isGoingOn && <DraftNotice draft={draft} />}
        {offer && <Notice>{`已按“${offer.from}”的结果填入部分内容，请核对。`}</Notice>}
        <Form form={form} label={title}>
          <Stack gap={20}>
            <div className={styles.split}>
              <BasicCard
                form={form}
                kind={kind}
                check={check}
                onComposing={(is) => startTransition(() => setComposing(is))}
                onHelp={() => setOpened({ what: 'help', topic: 'mark' })}
              />
              <SimilarPanel check={check} hasWords={isNamed} />
            </div>
            {kind === 'gjsbzc' && <BasicMarkCard form={form} number={2} />}
            <GoodsCard
              form={fields}
              kind={kind}
              basic={basic}
              number={kind === 'gjsbzc' ? 3 : 2}
              price={sum}
              onNext={toPrice}
              onSmart={openSmart}
              onHelp={explainGoods}
            />
            <PriceCard price={price} kind={kind} number={kind === 'gjsbzc' ? 4 : 3} />
            <RiskNotice />
          </Stack>
          <RegisterBar
            kind={kind}
            canReport={isNamed}
            picked={picked}
            sum={sum}
            onSubmit={() => setOpened({ what: 'notYet' })}
          />
        </Form>
      </Stack>
      {Dialogs && opened && (
        <Dialogs
          opened={opened}
          kind={kind}
          name={name.trim()}
          picked={picked}
          onAdd={add}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
