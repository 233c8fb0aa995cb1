import { Card, FormField, FormGrid, JoinedChoices } from '@portal/platform/web'
import { appealTypes, complaintTypes, platforms } from '../../contract/choices.ts'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { ContactCard } from '../form/contact-card.tsx'
import { RequestCard } from '../form/request-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { chooseRequirement, RequirementTabs } from '../form/requirement-tabs.tsx'
import { eCommerceHelp } from './e-commerce-help.ts'

const { labels } = kinds[3]

const texts = {
  1: {
    title: '投诉的平台与类型',
    field: 'complaintType',
    options: complaintTypes,
    types: '对方店铺做了什么，可多选',
    other: '其他投诉类型',
    appeal: '写明侵权店铺和链接，希望平台采取什么措施',
    papers: '权利证明、侵权链接清单或对比图片',
  },
  2: {
    title: '申诉的平台与类型',
    field: 'appealType',
    options: appealTypes,
    types: '平台采取了什么措施，可多选',
    other: '其他申诉类型',
    appeal: '写明店铺、被处理的链接和平台的理由，希望得到什么帮助',
    papers: '平台通知、进货凭证或授权书',
  },
} as const

/** 跨境电商侵权应对: complaint and appeal. */
export function ECommercePage() {
  return (
    <RequestForm<RequestOfKind<3>>
      defaults={{
        businessType: 3,
        requirementType: 1,
        eplatform: '',
        complaintType: '',
        appealType: '',
        appeal: '',
        voucher: [],
        lxrName: '',
        lxrPhone: '',
      }}
      lead="在电商平台上发现侵权要投诉，或者店铺被处理要申诉，在这里提交情况与证据。"
      facts={[
        { icon: 'edit', text: '5 项必填' },
        { icon: 'file', text: '证据 1 份，选填' },
      ]}
      help={eCommerceHelp}
      submit="提交申请"
    >
      {({ form }) => {
        const requirement = form.rhf.watch('requirementType')
        const { title, field, options, types, other, appeal, papers } = texts[requirement]
        return (
          <>
            <RequirementTabs
              label="投诉或申诉"
              value={requirement}
              onChange={(value) => chooseRequirement(form, value)}
            >
              <Card title={title} number={1}>
                <FormGrid>
                  <FormField form={form} name="eplatform" label={labels.eplatform} note="可多选" required group wide>
                    {(control) => (
                      <JoinedChoices
                        {...control}
                        options={platforms}
                        other={{ option: '其他平台', label: '其他平台名称' }}
                      />
                    )}
                  </FormField>
                  <FormField
                    key={field}
                    form={form}
                    name={field}
                    label={labels[field]}
                    hint={types}
                    required
                    group
                    wide
                  >
                    {(control) => (
                      <JoinedChoices {...control} options={options} other={{ option: '其他', label: other }} />
                    )}
                  </FormField>
                </FormGrid>
              </Card>
            </RequirementTabs>
            <RequestCard number={2} hint={appeal} label={labels.voucher} papers={papers} />
            <ContactCard number={3} />
          </>
        )
      }}
    </RequestForm>
  )
}
