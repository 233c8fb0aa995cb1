import { NicePicker, type Picked } from '@portal/nice/web'
import { Button, Card, type FieldsOf, FormField, useWatch } from '@portal/platform/web'
import { memo, type ReactNode } from 'react'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { helpTitles, type OnHelp } from './help-titles.ts'
import type { RegisterValues } from './register-form.ts'

interface GoodsCardProps {
  form: FieldsOf<RegisterValues>
  kind: TrademarkKind
  /** What the basic mark of a registration abroad is for; nothing outside of it can be chosen. */
  basic: Picked
  number: number
  price: ReactNode
  onNext: () => void
  onSmart: () => void
  onHelp: OnHelp
}

/** The classes and items that the mark is registered for. It is drawn anew for itself alone, not with each letter of the name. */
export const GoodsCard = memo(function GoodsCard({
  form,
  kind,
  basic,
  number,
  price,
  onNext,
  onSmart,
  onHelp,
}: GoodsCardProps) {
  const { rhf } = form
  // The picker compares the edition with the goods, so that both must come at once.
  const edition = useWatch({ control: rhf.control, name: 'edition' })
  return (
    <Card
      title="类别与小项"
      number={number}
      actions={
        <>
          {(['class', 'item'] as const).map((topic) => (
            <Button key={topic} variant="text" size="small" icon="help" onClick={() => onHelp(topic)}>
              {helpTitles[topic]}
            </Button>
          ))}
          <Button size="small" icon="gauge" onClick={onSmart}>
            智能注册
          </Button>
        </>
      }
    >
      <FormField form={form} name="work_order_service" label="商品和服务" required group wide>
        {({ value, onChange, onBlur }) => (
          <NicePicker
            value={value}
            onBlur={onBlur}
            edition={edition}
            kind={kind}
            basic={basic.length > 0 ? basic : undefined}
            price={price}
            onNext={onNext}
            onChange={(picked, inForce) => {
              onChange(picked)
              rhf.clearErrors('work_order_service')
              rhf.setValue('edition', inForce)
            }}
          />
        )}
      </FormField>
    </Card>
  )
})
