import type { Picked } from '@portal/nice/web'
import { type FieldsOf, type OrderedForm, Stack } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { BasicCard } from './basic-card.tsx'
import type { OnHelp } from './help-titles.ts'
import {
  ApplicantCard,
  BasicMarkCard,
  ContactsCard,
  GoodsCard,
  PapersCard,
  PriceCard,
  RiskNotice,
} from './later-cards.tsx'
import styles from './register.module.css'
import type { RegisterValues } from './register-form.ts'
import { SimilarPanel, type SimilarPanelProps } from './similar-panel.tsx'
import type { Price } from './use-price.ts'

interface RegisterCardsProps extends SimilarPanelProps {
  form: OrderedForm<RegisterValues>
  /** The same without what changes with each letter. */
  fields: FieldsOf<RegisterValues>
  kind: TrademarkKind
  price: Price
  sum: string | undefined
  /** What the basic mark of a registration abroad is for. */
  basic: Picked
  onComposing: (isComposing: boolean) => void
  onNext: () => void
  onSmart: () => void
  onHelp: OnHelp
}

/** The parts of the form, in their order. */
export function RegisterCards({
  form,
  fields,
  kind,
  check,
  price,
  sum,
  hasWords,
  basic,
  report,
  onComposing,
  onNext,
  onSmart,
  onHelp,
}: RegisterCardsProps) {
  const isAbroad = kind === 'gjsbzc'
  const goods = isAbroad ? 6 : 5
  return (
    <Stack gap={20}>
      <div className={styles.split}>
        <BasicCard form={form} kind={kind} check={check} onComposing={onComposing} onHelp={onHelp} />
        <SimilarPanel check={check} hasWords={hasWords} report={report} />
      </div>
      <ApplicantCard form={form} number={2} />
      <ContactsCard form={form} number={3} />
      <PapersCard form={form} number={4} onHelp={onHelp} />
      {isAbroad && <BasicMarkCard form={form} number={5} />}
      <GoodsCard
        form={fields}
        kind={kind}
        basic={basic}
        number={goods}
        price={sum}
        onNext={onNext}
        onSmart={onSmart}
        onHelp={onHelp}
      />
      <PriceCard price={price} kind={kind} number={goods + 1} />
      <RiskNotice />
    </Stack>
  )
}
