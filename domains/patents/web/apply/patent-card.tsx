import { Card, FormField, FormGrid, type OrderedForm, TextInput } from '@portal/platform/web'
import { CountriesField } from '@portal/regions/web'
import { patentTypes, regionalFilings, type SpecialMeaning, specials } from '../../contract/choices.ts'
import { patentLimits } from '../../contract/limits.ts'
import { type ApplyValues, applyLabels } from './apply-form.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FindingNotices } from './finding-notices.tsx'

const wordsAsChoices = <V extends string>(words: readonly V[]) => words.map((word) => ({ value: word, label: word }))
const types = wordsAsChoices(patentTypes)
const requests = wordsAsChoices(specials)

/** The two acts that 保密请求 may mean, so that nobody asks for one of them by the name of the other. */
const meanings = [
  {
    value: 'foreignFiling',
    label: '向外国申请专利保密审查',
    text: '在中国完成的发明或实用新型，准备向外国申请，申请前须先报经保密审查（《专利法实施细则》第八条）',
  },
  { value: 'secret', label: '按保密专利处理', text: '请求把本申请作为保密专利，不公布' },
  { value: 'unclear', label: '还不确定', text: '请工作人员与我确认' },
] as const satisfies readonly { value: SpecialMeaning; label: string; text: string }[]

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
            label="您要办理的是哪一种？"
            required
            group
            wide
            {...(patentType === '外观设计专利' && { hint: designNeedsNone })}
          >
            {(control) => <ChoiceCards {...control} label="您要办理的是哪一种？" choices={meanings} stacked />}
          </FormField>
        )}
      </FormGrid>
      <FindingNotices form={form} codes={['patent.foreignFiling']} />
    </Card>
  )
}
