import {
  Card,
  DescriptionList,
  ErrorView,
  FormField,
  FormGrid,
  LinkButton,
  momentWords,
  type OrderedForm,
  queryOf,
  Skeleton,
  TextInput,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { answersText, profileText, type SelfCheckDetail, selfCheckApi } from '@portal/selfcheck/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import * as z from 'zod/mini'
import { kinds, type RequestOfKind } from '../../contract/kinds.ts'
import { AppealField } from '../form/appeal-field.tsx'
import { AttachmentField } from '../form/attachment-field.tsx'
import { ContactCard } from '../form/contact-card.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { usePrefill } from '../form/use-prefill.ts'
import { selfCheckPath } from '../paths.ts'
import { earlyWarningHelp } from './early-warning-help.ts'

const { labels } = kinds[5]
const search = z.object({ check: textParam() })

/** 预警自查, sent to the experts: a saved self-check and the customer's question about it. */
export function EarlyWarningPage() {
  const [{ check }] = useSearch(search)
  return check ? <SavedCheck id={check} /> : <Navigate to={selfCheckPath} replace />
}

function SavedCheck({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(queryOf(selfCheckApi.detail, { params: { id } }))
  if (data) return <EarlyWarningForm key={id} check={data} />
  return (
    <div className="wrap">
      {isPending && <Skeleton rows={6} rowHeight={72} />}
      {error && (
        <ErrorView
          title="自查结果加载失败"
          error={error}
          onRetry={() => refetch()}
          actions={
            <LinkButton to={selfCheckPath} variant="text">
              返回自查
            </LinkButton>
          }
        />
      )}
    </div>
  )
}

function EarlyWarningForm({ check }: { check: SelfCheckDetail }) {
  const { obligeeName } = usePrefill()
  return (
    <RequestForm<RequestOfKind<5>>
      defaults={{
        businessType: 5,
        obligeeName,
        answers: answersText(check),
        score: check.score,
        appeal: '',
        voucher: [],
        lxrName: '',
        lxrPhone: '',
      }}
      above={[{ text: '海外出口风险预警自查', to: selfCheckPath }]}
      lead="把自查的答案和得分发送给专家，由专家逐项查看并提出建议。"
      facts={[
        { icon: 'edit', text: '4 项必填' },
        { icon: 'file', text: '附件 1 份，选填' },
      ]}
      help={earlyWarningHelp}
      submit="发送给专家"
    >
      {({ form }) => (
        <>
          <CheckCard form={form} check={check} />
          <Card title="企业与诉求" number={2}>
            <FormGrid>
              <FormField form={form} name="obligeeName" label={labels.obligeeName} required wide>
                {(control) => <TextInput {...control} autoComplete="organization" />}
              </FormField>
              <AppealField hint="最想弄清楚的问题，最迟什么时候需要" />
              <AttachmentField hint="与自查有关的证书、通知或合同" />
            </FormGrid>
          </Card>
          <ContactCard number={3} />
        </>
      )}
    </RequestForm>
  )
}

/** The self-check that is sent. A draft brings back what was typed, but not the answers of another self-check. */
function CheckCard({ form, check }: { form: OrderedForm<RequestOfKind<5>>; check: SelfCheckDetail }) {
  const { watch, setValue } = form.rhf
  const answers = answersText(check)
  const isOther = watch('answers') !== answers || watch('score') !== check.score
  useEffect(() => {
    if (!isOther) return
    setValue('answers', answers)
    setValue('score', check.score)
  }, [isOther, answers, check.score, setValue])
  return (
    <Card title="随申请发送的自查" number={1}>
      <DescriptionList
        items={[
          { term: '自查对象', detail: profileText(check), wide: true },
          { term: '自查得分', detail: `${check.score} 分（满分 100）` },
          { term: '自查时间', detail: momentWords(check.createTime) },
        ]}
      />
    </Card>
  )
}
