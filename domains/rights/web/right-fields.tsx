import {
  Card,
  DateField,
  FormField,
  FormGrid,
  JoinedCombo,
  Segmented,
  Select,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import { rightLimits } from '../contract/limits.ts'
import {
  hasClasses,
  lastClass,
  mayLackNumber,
  numberLabels,
  officesForMany,
  rightHolderTypeLabels,
  rightHolderTypes,
  rightStatuses,
  rightStatusLabels,
  rightTypeLabels,
  rightTypes,
} from '../contract/right-words.ts'
import { factLabels, type RightForm, type RightValues } from './right-form.ts'

const typeOptions = rightTypes.map((type) => ({ value: String(type), label: rightTypeLabels[type] }))
const holderOptions = rightHolderTypes.map((type) => ({ value: String(type), label: rightHolderTypeLabels[type] }))
const statusOptions = rightStatuses.map((value) => ({ value, label: rightStatusLabels[value] }))
const classItems = Array.from({ length: lastClass }, (_, at) => ({ id: String(at + 1), name: `第 ${at + 1} 类` }))
const offices = Object.entries(officesForMany).map(([id, name]) => ({ id, name, search: id }))

const textOf = (value: number | null): string => (value === null ? '' : String(value))
const numberOf = <N extends number>(text: string): N | null => (text === '' ? null : (Number(text) as N))

/** The fields of a right, in the order in which they are judged. */
export function RightFields({ form }: { form: RightForm }) {
  return (
    <>
      <IdentityCard form={form} />
      <ScopeCard form={form} />
      <TermCard form={form} />
    </>
  )
}

function IdentityCard({ form }: { form: RightForm }) {
  const type = form.rhf.watch('registerType')
  const chooseType = (next: RightValues['registerType']) => {
    // Only marks have classes: those of a mark would stand unseen in the form of a patent, and it would be refused.
    if (next === null || !hasClasses(next)) form.rhf.setValue('classes', [], { shouldDirty: true })
  }
  return (
    <Card title="权利与权利人" number={1}>
      <FormGrid>
        <FormField form={form} name="registerType" label={factLabels.registerType} required>
          {({ value, onChange, ...control }) => (
            <Select
              {...control}
              options={typeOptions}
              value={textOf(value)}
              onChange={(text) => {
                const next = numberOf<NonNullable<RightValues['registerType']>>(text)
                onChange(next)
                chooseType(next)
              }}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="recordName"
          label={factLabels.recordName}
          hint="证书上的名称"
          max={rightLimits.name}
          required
        >
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField
          form={form}
          name="registerNum"
          label={type === null ? factLabels.registerNum : numberLabels[type]}
          {...(mayLackNumber(type) ? { note: '未登记的作品不填' } : { required: true })}
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField
          form={form}
          name="obligeeName"
          label={factLabels.obligeeName}
          hint="与权利证书逐字一致"
          max={rightLimits.holder}
          required
        >
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="obligeeRenType" label={factLabels.obligeeRenType} note="选填" group>
          {({ value, onChange, ...control }) => (
            <Segmented
              {...control}
              options={holderOptions}
              value={textOf(value)}
              onChange={(text) => onChange(numberOf<NonNullable<RightValues['obligeeRenType']>>(text))}
            />
          )}
        </FormField>
        <FormField form={form} name="obligeeNation" label={factLabels.obligeeNation} note="选填">
          {(control) => <CountryField {...control} placeholder="输入或选择国家/地区" />}
        </FormField>
      </FormGrid>
    </Card>
  )
}

function ScopeCard({ form }: { form: RightForm }) {
  const type = form.rhf.watch('registerType')
  return (
    <Card title="保护范围" number={2}>
      <FormGrid>
        <FormField form={form} name="country" label={factLabels.country} hint="国际注册选世界知识产权组织" required>
          {(control) => <CountryField {...control} by="code" more={offices} />}
        </FormField>
        <FormField form={form} name="status" label={factLabels.status} required group>
          {({ onChange, ...control }) => (
            <Segmented {...control} options={statusOptions} onChange={(next) => next && onChange(next)} />
          )}
        </FormField>
        {type !== null && hasClasses(type) && (
          <FormField form={form} name="classes" label={factLabels.classes} note="可多选" group wide>
            {({ value, onChange, ...control }) => (
              <JoinedCombo
                {...control}
                items={classItems}
                value={value.join(';')}
                onChange={(text) => onChange(text === '' ? [] : text.split(';').map(Number))}
              />
            )}
          </FormField>
        )}
        <FormField form={form} name="goods" label={factLabels.goods} note="选填" max={rightLimits.goods} wide>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      </FormGrid>
    </Card>
  )
}

function TermCard({ form }: { form: RightForm }) {
  return (
    <Card title="日期与备注" number={3}>
      <FormGrid>
        <FormField form={form} name="applicationDate" label={factLabels.applicationDate} note="选填">
          {(control) => <DateField {...control} />}
        </FormField>
        <FormField form={form} name="rightBeginDate" label={factLabels.rightBeginDate} note="选填">
          {(control) => <DateField {...control} />}
        </FormField>
        <FormField
          form={form}
          name="rightEndDate"
          label={factLabels.rightEndDate}
          note="选填"
          hint="按证书或最近一次续展证明填写"
        >
          {(control) => <DateField {...control} />}
        </FormField>
        <FormField form={form} name="note" label={factLabels.note} note="选填" max={rightLimits.note} wide>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      </FormGrid>
    </Card>
  )
}
