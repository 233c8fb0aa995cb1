import { Card, FormField, FormGrid, JoinedChoices } from '@portal/platform/web'
import { fairRights } from '../../contract/choices.ts'
import type { RequestOfKind } from '../../contract/kinds.ts'
import { ContactCard } from '../form/contact-card.tsx'
import { RequestCard } from '../form/request-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { chooseRequirement, RequirementTabs } from '../form/requirement-tabs.tsx'
import { exhibitionHelp } from './exhibition-help.ts'

const texts = {
  1: {
    title: '投诉的权利',
    label: '权利类型',
    rights: '您的哪些权利被侵犯，可多选',
    appeal: '写明展会、展位号和被投诉的展品，希望得到什么帮助',
    papers: '权利证书、对比图片或其他证据',
  },
  2: {
    title: '被投诉的权利',
    label: '被投诉的权利类型',
    rights: '对方称哪些权利被侵犯，可多选',
    appeal: '写明展会、展位号和投诉的内容，希望得到什么帮助',
    papers: '投诉通知、授权书或其他证据',
  },
} as const

/** 展会投诉应对: complaint and appeal. */
export function ExhibitionPage() {
  return (
    <RequestForm<RequestOfKind<2>>
      defaults={{
        businessType: 2,
        requirementType: 1,
        obligeeType: '',
        appeal: '',
        voucher: [],
        lxrName: '',
        lxrPhone: '',
        rightInfo: '',
        isDispute: null,
      }}
      lead="在展会上发现侵权要投诉，或者被投诉要申诉，在这里提交情况与证据。"
      facts={[
        { icon: 'edit', text: '4 项必填' },
        { icon: 'file', text: '证据 1 份，选填' },
      ]}
      help={exhibitionHelp}
      submit="提交申请"
    >
      {({ form }) => {
        const requirement = form.rhf.watch('requirementType')
        const text = texts[requirement]
        return (
          <>
            <RequirementTabs
              label="投诉或申诉"
              value={requirement}
              onChange={(value) => chooseRequirement(form, value)}
            >
              <Card title={text.title} number={1}>
                <FormGrid>
                  <FormField form={form} name="obligeeType" label={text.label} hint={text.rights} required group wide>
                    {(control) => (
                      <JoinedChoices
                        {...control}
                        options={fairRights}
                        other={{ option: '其他', label: '其他权利类型' }}
                      />
                    )}
                  </FormField>
                </FormGrid>
              </Card>
            </RequirementTabs>
            <RequestCard number={2} hint={text.appeal} label="证据材料" papers={text.papers} />
            <ContactCard number={3} mobile />
          </>
        )
      }}
    </RequestForm>
  )
}
