import {
  type ControlProps,
  FormField,
  JoinedChoices,
  Segmented,
  TextArea,
  TextInput,
  useCurrentForm,
} from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import type { ReactNode } from 'react'
import type { BusinessType } from '../../contract/business-types.ts'
import {
  appealTypes,
  avoidTypes,
  complaintTypes,
  disputeTypes,
  fairRights,
  platforms,
  rightsTypes,
} from '../../contract/choices.ts'
import { findKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { optionsOf } from '../form/options-of.ts'
import { RegionPart } from '../form/region-part.tsx'

export type AnswerValues = Record<string, unknown>
type Control = ControlProps<string>

/** Whether a field is asked for: another field's value can make it meaningless. */
export const isAsked = (field: string, { obligeeRenType, requirementType }: AnswerValues): boolean => {
  if (field === 'city' || field === 'county') return false
  if (field === 'idCard') return `${obligeeRenType}` === '1'
  if (field === 'complaintType') return `${requirementType}` === '1'
  return field !== 'appealType' || `${requirementType}` === '2'
}

const other = { option: '其他', label: '其他内容' }
/** The controls of fields with a list of choices; some fields have another list in some kinds. */
const lists: Readonly<Record<string, (control: Control, businessType: BusinessType) => ReactNode>> = {
  obligeeType: (control, businessType) => (
    <JoinedChoices {...control} options={businessType === 1 ? rightsTypes : fairRights} other={other} />
  ),
  eplatform: (control) => (
    <JoinedChoices {...control} options={platforms} other={{ option: '其他平台', label: '其他平台名称' }} />
  ),
  complaintType: (control) => <JoinedChoices {...control} options={complaintTypes} other={other} />,
  appealType: (control) => <JoinedChoices {...control} options={appealTypes} other={other} />,
  disputeType: (control) => <Segmented {...control} options={optionsOf(disputeTypes)} />,
  avoidType: (control) => <Segmented {...control} options={optionsOf(avoidTypes)} />,
}
const texts: Readonly<Record<string, (control: Control) => ReactNode>> = {
  obligeeNation: (control) => <CountryField {...control} placeholder="输入或选择国家/地区" />,
  disputeNation: (control) => <CountryField {...control} placeholder="输入或选择国家/地区" />,
  appeal: (control) => <TextArea {...control} rows={5} />,
  seizureReason: (control) => <TextArea {...control} rows={4} />,
  lxrPhone: (control) => <TextInput {...control} type="tel" autoComplete="tel" />,
  lxrEmail: (control) => <TextInput {...control} type="email" autoComplete="email" />,
  idCard: (control) => <TextInput {...control} autoComplete="off" />,
}

const longTexts: Readonly<Record<string, number>> = {
  appeal: requestLimits.appeal,
  seizureReason: requestLimits.seizureReason,
}

/** The control of one field, the same as in the form of its kind; a plain text field where that form has nothing else. */
export function SupplementControl({ field, businessType }: { field: string; businessType: BusinessType }) {
  const form = useCurrentForm()
  if (!form) throw new Error('a field stands outside of a form')
  const kind = findKind(businessType)
  const label = `新的${kind?.labels[field] ?? ''}`
  if (field === 'province') return <RegionPart label={label} />
  const words = Object.entries(kind?.words?.[field] ?? {})
  const list = lists[field]
  const isGroup = words.length > 0 || list !== undefined
  return (
    <FormField form={form} name={field} label={label} wide group={isGroup} max={longTexts[field]}>
      {({ value, onChange, ...rest }) => {
        const control: Control = { ...rest, value: String(value ?? ''), onChange }
        if (words.length > 0) {
          const options = words.map(([word, text]) => ({ value: word, label: text }))
          return <Segmented {...control} options={options} onChange={(next) => onChange(Number(next))} />
        }
        return list?.(control, businessType) ?? texts[field]?.(control) ?? <TextInput {...control} />
      }}
    </FormField>
  )
}
