import { isSignedIn } from '@portal/accounts/web'
import { NicePicker } from '@portal/nice/web'
import {
  Button,
  Card,
  DateField,
  dayText,
  FormField,
  FormGrid,
  type OrderedForm,
  partOf,
  Segmented,
  Skeleton,
  Stack,
  TextInput,
  useWatch,
} from '@portal/platform/web'
import { type ComponentProps, useState } from 'react'
import { trademarkLimits } from '../../contract/limits.ts'
import { basicLabels } from './basic-labels.ts'
import type { OwnMarksField as OwnMarks } from './own-marks-field.tsx'
import type { RegisterValues } from './register-form.ts'

// Few applicants rest on an application made here; the list of these comes when it is asked for.
const OwnMarksField = partOf<ComponentProps<typeof OwnMarks>>(
  async () => ({ Component: (await import('./own-marks-field.tsx')).OwnMarksField }),
  () => <Skeleton rows={1} rowHeight={48} />,
)

const choices = [
  { value: '1', label: basicLabels[1] },
  { value: '2', label: basicLabels[2] },
] as const
const ownChoice = { value: 'own', label: basicLabels.own } as const

type Props = { form: OrderedForm<RegisterValues> }

/** The mark in China that an international registration rests on. It may be told later, but then nothing is compared with it. */
export function BasicMarkCard({ form, number }: Props & { number: number }) {
  const { rhf } = form
  const basicType = useWatch({ control: rhf.control, name: 'basicType' })
  return (
    <Card title="基础商标" number={number}>
      <Stack gap={12}>
        <p>国际注册以国内已注册或已受理的商标为基础，指定的商品和服务不得超出它的范围。</p>
        <FormField form={form} name="basicType" label="基础商标是" note="选填，服务商备件之前补交" group wide>
          {(control) => <Segmented {...control} options={isSignedIn() ? [...choices, ownChoice] : choices} />}
        </FormField>
        {basicType === 'own' ? (
          <FormField
            form={form}
            name="businessSn"
            label="哪一件申请"
            hint="类别与小项取自这件申请，提交时核对是否超出范围"
            required
          >
            {(control) => <OwnMarksField {...control} />}
          </FormField>
        ) : (
          <>
            {basicType !== '' && <PaperFields form={form} isRegistered={basicType === '2'} />}
            <BasicGoods form={form} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function PaperFields({ form, isRegistered }: Props & { isRegistered: boolean }) {
  return (
    <FormGrid>
      <FormField
        form={form}
        name="number"
        label={isRegistered ? '注册号' : '申请号'}
        note="选填"
        max={trademarkLimits.paperNumber}
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="date" label={isRegistered ? '注册日期' : '申请日期'} note="选填">
        {(control) => <DateField {...control} max={dayText(Date.now())} />}
      </FormField>
    </FormGrid>
  )
}

/** The goods of the basic mark, which are asked for on demand. */
function BasicGoods({ form }: Props) {
  const { rhf } = form
  const [basic, edition] = useWatch({ control: rhf.control, name: ['basic', 'basicEdition'] })
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && basic.length === 0)
    return (
      <div>
        <Button onClick={() => setWanted(true)}>填写基础商标的商品和服务</Button>
      </div>
    )
  return (
    <FormField
      form={form}
      name="basic"
      label="基础商标的商品和服务"
      note="选填"
      hint="填写后，超出范围的小项会在下面指出"
      group
      wide
    >
      {({ value, onChange, onBlur }) => (
        <NicePicker
          value={value}
          onBlur={onBlur}
          edition={edition}
          onChange={(picked, inForce) => {
            onChange(picked)
            rhf.setValue('basicEdition', inForce)
          }}
        />
      )}
    </FormField>
  )
}
