import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import {
  DateField,
  FormField,
  limitText,
  type OrderedForm,
  Segmented,
  Select,
  shanghaiDay,
  TextArea,
  TextInput,
  useWatch,
} from '@portal/platform/web'
import { neededFields, neededPaper, offeredFields } from '../../contract/file/act-needs.ts'
import { deliveries, deliveryLabels, memberResults } from '../../contract/file/action.ts'
import { type ActField, type FileAct, type Paper, paperLabels } from '../../contract/file/acts.ts'
import { designationLabels, type TrademarkDetail } from '../../contract/file/detail.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import type { ActValues } from './act-form.ts'
import { fieldLabel } from './act-words.ts'
import { ExtraFields } from './extra-fields.tsx'

export type ActCase = Pick<TrademarkDetail, 'businessSn' | 'kind' | 'designations'>

export interface ActFieldsProps {
  form: OrderedForm<ActValues>
  act: FileAct
  detail: ActCase
}

const deliveryOptions = deliveries.map((value) => ({ value, label: deliveryLabels[value] }))
const resultOptions = memberResults.map((value) => ({ value, label: designationLabels[value] }))

/** The fields in the order of the form; the paper stands after what decides whether it is needed. */
const before = ['country', 'result'] as const satisfies ActField[]
const after = ['date', 'delivery', 'number', 'from', 'to'] as const satisfies ActField[]

/** A draft is read page by page, so that it must be a PDF. */
const purposeOf = (paper: Paper) => (paper === 'draft' ? 'trademark-draft' : 'trademark-paper')

/** An end that some members have not agreed to is told by the provider's word alone. */
const needsWord = (act: FileAct, { designations }: ActCase): boolean =>
  act === 'announce' && designations.some(({ state }) => state === 'waiting')

/** The fields of an act, as its row of the table names them. */
export function ActFields({ form, act, detail }: ActFieldsProps) {
  const result = useWatch({ control: form.rhf.control, name: 'result' })
  const of = { act, kind: detail.kind }
  const offered = offeredFields(of)
  const needed = neededFields(of)
  const paper = neededPaper(act, result)
  const draw = (field: ActField) =>
    offered.includes(field) && (
      <ActInput
        key={field}
        form={form}
        field={field}
        act={act}
        detail={detail}
        required={needed.includes(field) || (field === 'reason' && needsWord(act, detail))}
      />
    )
  return (
    <>
      {before.map(draw)}
      {paper !== null && <PaperField form={form} paper={paper} slot={`trademark-${detail.businessSn}.${act}`} />}
      {after.map(draw)}
      {act === 'submit' && <ExtraFields form={form} />}
      {draw('reason')}
    </>
  )
}

function PaperField({ form, paper, slot }: { form: OrderedForm<ActValues>; paper: Paper; slot: string }) {
  const label = paperLabels[paper]
  const purpose = purposeOf(paper)
  const { extensions, bytes } = ruleOf(purpose)
  return (
    <FormField form={form} name="files" label={label} required group wide>
      {(control) => (
        <FileUpload
          {...control}
          purpose={purpose}
          phone={{ title: `商标注册 · ${label}`, slot }}
          help={
            paper === 'draft' ? `PDF，${limitText(bytes)} 以内` : `${extensions.join('、')}，${limitText(bytes)} 以内`
          }
          hideWhenFull
        />
      )}
    </FormField>
  )
}

/** One field of an act; days of papers are never in the future. */
function ActInput({ form, field, act, detail, required }: ActFieldsProps & { field: ActField; required: boolean }) {
  const common = { form, label: fieldLabel(act, field), required, ...(!required && { note: '选填' }) }
  const today = shanghaiDay(Date.now())
  switch (field) {
    case 'country':
      return (
        <FormField {...common} name="country">
          {(control) => (
            <Select
              {...control}
              options={detail.designations.map(({ name, state }) => ({
                value: name,
                label: `${name}（${designationLabels[state]}）`,
              }))}
            />
          )}
        </FormField>
      )
    case 'result':
      return (
        <FormField {...common} name="result" group>
          {(control) => <Segmented {...control} options={resultOptions} />}
        </FormField>
      )
    case 'delivery':
      return (
        <FormField {...common} name="delivery" hint="期限从哪一天起算，以通知书所载为准" note={undefined} group>
          {({ onChange, ...control }) => (
            <Segmented {...control} options={deliveryOptions} onChange={(next) => next !== '' && onChange(next)} />
          )}
        </FormField>
      )
    case 'date':
      return (
        <FormField {...common} name="date" hint="文件上写的日期">
          {(control) => <DateField {...control} max={today} />}
        </FormField>
      )
    case 'from':
    case 'to':
      return (
        <FormField {...common} name={field}>
          {(control) => <DateField {...control} />}
        </FormField>
      )
    case 'number':
      return (
        <FormField {...common} name="number" max={trademarkLimits.paperNumber}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
      )
    case 'reason':
      return (
        <FormField {...common} name="reason" max={trademarkLimits.reason} wide>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      )
  }
}
