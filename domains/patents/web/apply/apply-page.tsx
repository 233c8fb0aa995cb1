import { DraftNote, ServerDraftNotice, useServerDraft } from '@portal/drafts/web'
import { NoticeRecipients } from '@portal/notices/web'
import {
  call,
  classNames,
  Form,
  LeaveGuard,
  Notice,
  PageHead,
  registrationPath,
  SplitLayout,
  Stack,
  Steps,
  SubmitBar,
  useKeptForm,
  useOrderedForm,
} from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { patentApplyForm } from '../../contract/apply.ts'
import { patentApplyApi } from '../../contract/apply-endpoints.ts'
import { applyLabels } from '../../contract/labels.ts'
import { patentSteps } from '../../contract/matter.ts'
import { patentDraft } from '../../contract/paths.ts'
import styles from './apply.module.css'
import { ApplyAside, PrepareList } from './apply-aside.tsx'
import { type ApplyValues, applyDefaults, filesToSend } from './apply-form.ts'
import { prepare } from './apply-words.ts'
import { ContactCard } from './contact-card.tsx'
import { FirstFilingCard } from './first-filing-card.tsx'
import { FeeCard, MaterialCard } from './later-cards.tsx'
import { PatentCard } from './patent-card.tsx'
import type { SubmittedApply } from './submitted-dialog.tsx'

// The dialog is closed at first, so it is loaded right after the form, which does not wait for it.
const SubmittedDialog = lazy(async () => ({ default: (await import('./submitted-dialog.tsx')).SubmittedDialog }))

const title = '专利申请'

/** 专利申请 (`active=sqzl`): the form, its price before it is sent, and the way to the payment. */
export function ApplyPage() {
  const [submitted, setSubmitted] = useState<SubmittedApply>()
  const form = useOrderedForm<ApplyValues, SubmittedApply>({
    schema: patentApplyForm,
    defaults: applyDefaults,
    send: (values, { key }) =>
      call(patentApplyApi.submit, { body: { ...values, files: filesToSend(values.files) } }, { key }),
    onDone: (result) => {
      draft.finish()
      setSubmitted(result)
    },
  })
  const draft = useServerDraft({ key: patentDraft, form, title, labels: applyLabels, omit: ['lxrPhone', 'files'] })
  const isUnsent = form.rhf.formState.isDirty && submitted === undefined
  useKeptForm(patentDraft, { form, when: isUnsent })
  const type = form.rhf.watch('patentType')
  return (
    <>
      <PageHead
        title={title}
        lead="发明、实用新型和外观设计专利，在中国或其他国家和地区申请。"
        facts={[
          { icon: 'edit', text: '7 项必填' },
          { icon: 'file', text: '材料选填' },
        ]}
        crumbs={[{ text: '一链式知识产权注册', to: registrationPath() }, { text: title }]}
        brief={{ words: `您需要准备 ${prepare.length} 项`, more: <PrepareList /> }}
      >
        <Steps steps={patentSteps} current={submitted === undefined ? 0 : 1} />
      </PageHead>
      <div className={classNames('wrap', draft.isWaiting && styles.waiting)}>
        <SplitLayout aside={<ApplyAside />}>
          <ServerDraftNotice draft={draft} />
          <Form form={form} label={title}>
            <Stack gap={20}>
              <PatentCard form={form} />
              <ContactCard form={form} />
              <FirstFilingCard form={form} />
              <MaterialCard form={form} />
              <FeeCard type={type} number={5} />
              <Notice>提交后内容不能修改，请先核对；材料在办理期间可以补充。</Notice>
              <NoticeRecipients topic="patent" />
            </Stack>
            <SubmitBar submit="提交申请" note={<DraftNote draft={draft} />} />
          </Form>
        </SplitLayout>
      </div>
      <LeaveGuard when={isUnsent} />
      <Suspense>
        <SubmittedDialog submitted={submitted} />
      </Suspense>
    </>
  )
}
