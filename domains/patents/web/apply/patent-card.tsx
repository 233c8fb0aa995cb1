import { Card, FormField, FormGrid, type OrderedForm, TextInput } from '@portal/platform/web'
import { CountriesField } from '@portal/regions/web'
import { patentTypes, regionalFilings, specials } from '../../contract/choices.ts'
import { applyLabels } from '../../contract/labels.ts'
import { patentLimits } from '../../contract/limits.ts'
import type { ApplyValues } from './apply-form.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FindingNotices } from './finding-notices.tsx'
import { meaningQuestion, meanings } from './meanings.ts'

const wordsAsChoices = <V extends string>(words: readonly V[]) => words.map((word) => ({ value: word, label: word }))
const types = wordsAsChoices(patentTypes)
const requests = wordsAsChoices(specials)

const answers = [...meanings, { value: 'unclear', label: '还不确定', text: '请工作人员与我确认' }] as const

const designNeedsNone = '外观设计向外国申请不需要保密审查。'

/** What is applied for, where and by whom. */
export function PatentCard({ form }: { form: OrderedForm<ApplyValues> }) {
  const [patentType, special] = form.rhf.watch(['patentType', 'special'])
  return (
    <Card title="要申请的专利" number={1}>
      <FormGrid>
        <FormField form={form} name="patentType" label={applyLabels.patentType} required group wide>
          {(control) => <ChoiceCards {...control} label={applyLabels.patentType} choices={types} />}
        </FormField>
        <FormField
          form={form}
          name="applyNation"
          label={applyLabels.applyNation}
          hint={`可选多个，最多 ${patentLimits.nations} 个`}
          required
          group
          wide
        >
          {(control) => <CountriesField {...control} more={regionalFilings} placeholder="输入或选择国家/地区" />}
        </FormField>
        <FormField
          form={form}
          name="companyName"
          label={applyLabels.companyName}
          max={patentLimits.companyName}
          required
        >
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="patentName" label={applyLabels.patentName} max={patentLimits.patentName} required>
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField form={form} name="special" label={applyLabels.special} required group wide>
          {(control) => <ChoiceCards {...control} label={applyLabels.special} choices={requests} />}
        </FormField>
        {special === '保密请求' && (
          <FormField
            form={form}
            name="specialMeaning"
            label={meaningQuestion}
            required
            group
            wide
            {...(patentType === '外观设计专利' && { hint: designNeedsNone })}
          >
            {(control) => <ChoiceCards {...control} label={meaningQuestion} choices={answers} stacked />}
          </FormField>
        )}
      </FormGrid>
      <FindingNotices form={form} codes={['patent.foreignFiling']} />
    </Card>
  )
}
