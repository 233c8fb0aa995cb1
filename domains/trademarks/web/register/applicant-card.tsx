import { Card, FormField, FormGrid, type OrderedForm, Select, TextInput, useWatch } from '@portal/platform/web'
import { needsLicence, type SubjectType, subjectTypeLabels, subjectTypes } from '../../contract/file/applicant.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { naturalPersonRule } from './notice-words.ts'
import { PaperField } from './paper-field.tsx'
import type { RegisterValues } from './register-form.ts'

const subjects = subjectTypes.map((type) => ({ value: `${type}` as const, label: subjectTypeLabels[type] }))

/** What the number of an applicant's paper is called, and the paper itself. */
const papers = {
  1: { number: '身份证号码', licence: '个体工商户营业执照' },
  2: { number: '统一社会信用代码', licence: '营业执照' },
  3: { number: '证件号码', licence: '身份证明文件' },
  4: { number: '登记证件号码', licence: '主体资格证明文件' },
} as const satisfies Record<SubjectType, { number: string; licence: string }>

const untold = { number: '证件号码或统一社会信用代码', licence: '营业执照或身份证明' }

/** Who applies, as the office registers it. */
export function ApplicantCard({ form, number }: { form: OrderedForm<RegisterValues>; number: number }) {
  const chosen = useWatch({ control: form.rhf.control, name: 'subjectType' })
  const subject = subjectTypes.find((type) => `${type}` === chosen)
  const words = subject === undefined ? untold : papers[subject]
  const isPerson = subject !== undefined && needsLicence(subject)
  return (
    <Card title="申请人" number={number}>
      <FormGrid>
        <FormField form={form} name="subjectType" label="申请人类型" required>
          {(control) => <Select {...control} options={subjects} />}
        </FormField>
        <FormField form={form} name="name" label="申请人名称" max={trademarkLimits.applicantName} required>
          {(control) => <TextInput {...control} autoComplete="organization" placeholder="与证明文件一致" />}
        </FormField>
        <FormField form={form} name="idNo" label={words.number} max={trademarkLimits.idNo} required>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="address" label="地址" max={trademarkLimits.address} required>
          {(control) => <TextInput {...control} autoComplete="street-address" placeholder="与证明文件一致" />}
        </FormField>
        <PaperField
          form={form}
          name="licence"
          label={words.licence}
          title="商标注册 · 申请人证明"
          hint={isPerson ? naturalPersonRule : undefined}
        />
      </FormGrid>
    </Card>
  )
}
