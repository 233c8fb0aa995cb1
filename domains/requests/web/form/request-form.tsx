import { DraftNote, ServerDraftNotice, useServerDraft } from '@portal/drafts/web'
import { NoticeRecipients } from '@portal/notices/web'
import {
  Button,
  call,
  classNames,
  dropPrefill,
  Form,
  findPrefill,
  type IconName,
  keyOf,
  LeaveGuard,
  Notice,
  type OrderedForm,
  PageHead,
  type PortalCrumb,
  partOf,
  prefilled,
  SplitLayout,
  Stack,
  Steps,
  SubmitBar,
  useKeptForm,
  useOrderedForm,
} from '@portal/platform/web'
import { PrecheckPart, showFindings } from '@portal/prechecks/web'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { businessTypeLabels, draftForm } from '../../contract/business-types.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { findKind, type SubmitRequest } from '../../contract/kinds.ts'
import type { SubmittedRequest } from '../../contract/submitted.ts'
import { HelpColumn, type HelpContent, PrepareList } from './help-column.tsx'
import styles from './request-form.module.css'
import { useSending } from './use-sending.ts'
import type { VaultProps } from './vault-part.tsx'

// The vault fills the form and is no part of it; its place is kept until it is there.
const VaultPart = partOf<VaultProps>(async () => ({ Component: (await import('./vault-part.tsx')).VaultPart }))
// The dialogs are closed at first, so they are loaded right after the form, which does not wait for them.
const SubmittedDialog = lazy(async () => ({ default: (await import('./submitted-dialog.tsx')).SubmittedDialog }))

/** What the parts of a form get. */
type RequestFormParts<T extends SubmitRequest> = { form: OrderedForm<T> }

export interface RequestFormProps<T extends SubmitRequest> {
  /** The first value of every field; its `businessType` names the kind. */
  defaults: T
  /** The title of the page; by default the name of the kind. */
  title?: string
  /** The pages between 首页 and this one in the breadcrumbs. */
  above?: readonly PortalCrumb[]
  lead: string
  /** Short facts beside the lead, such as 附件 1 份. */
  facts: readonly { icon: IconName; text: string }[]
  help: HelpContent
  /** The label of the submit button. */
  submit: string
  /** The numbered cards with the fields of this kind. */
  children: (parts: RequestFormParts<T>) => ReactNode
}

/** The browser never keeps these fields in a draft, whatever the kind. */
const neverKept = ['idCard', 'lxrPhone', 'lxrEmail', 'voucher', 'answers', 'score'] as const

/** The page of a request form; a further kind brings its schema, its texts and its fields. */
export function RequestForm<T extends SubmitRequest>({
  defaults,
  title: ownTitle,
  above = [],
  lead,
  facts,
  help,
  submit,
  children,
}: RequestFormProps<T>) {
  const { businessType } = defaults
  const kind = findKind(businessType)
  if (!kind) throw new Error(`no kind ${businessType}`)
  const title = ownTitle ?? businessTypeLabels[businessType]
  const queries = useQueryClient()
  const [submitted, setSubmitted] = useState<SubmittedRequest>()
  const { pathname } = useLocation()
  const [offer, setOffer] = useState(() => findPrefill(pathname))
  const blank = { right: null, ...defaults }
  const form = useOrderedForm<T, SubmittedRequest>({
    schema: kind.body,
    defaults: prefilled(blank, offer),
    send: (body, { key }) => call(requestsApi.submit, { body }, { key }),
    onDone: (result) => {
      draft.finish()
      takeOfferBack()
      setSubmitted(result)
      void queries.invalidateQueries({ queryKey: keyOf(requestsApi.listOwn) })
    },
  })
  const draft = useServerDraft({
    key: draftForm(businessType),
    form,
    title,
    labels: kind.labels,
    wordsOf: async (values) => (await import('./draft-words.ts')).draftWords(businessType, values),
    omit: neverKept.filter((field) => field in defaults) as (keyof T & string)[],
  })
  const takeOfferBack = () => {
    dropPrefill(pathname)
    setOffer(undefined)
  }
  const clearOffer = () => {
    takeOfferBack()
    form.rhf.reset(blank)
  }
  const { gate, isAsking, send } = useSending(form)
  const [findings, setFindings] = useState(0)
  const isUnsent = form.rhf.formState.isDirty && submitted === undefined
  useKeptForm(draftForm(businessType), { form, when: isUnsent })
  const startOver = () => {
    form.startOver()
    setSubmitted(undefined)
    window.scrollTo(0, 0)
  }
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        facts={facts}
        crumbs={[...above, { text: title }]}
        brief={{ words: `您需要准备 ${help.prepare.length} 项`, more: <PrepareList help={help} /> }}
      >
        <Steps steps={kind.steps} current={submitted === undefined ? 0 : 1} />
      </PageHead>
      <div className={classNames('wrap', draft.isWaiting && styles.waiting)}>
        <SplitLayout aside={<HelpColumn help={help} steps={kind.steps} />}>
          <ServerDraftNotice draft={draft} />
          {offer && (
            <Notice
              title={`已按“${offer.from}”的结果填入部分内容`}
              actions={
                <Button variant="text" onClick={clearOffer}>
                  清空
                </Button>
              }
            >
              请核对、修改后再提交。
            </Notice>
          )}
          <Form form={isAsking ? { ...form, busy: true } : form} label={title} onSubmit={() => void send()}>
            <div className={styles.vault}>
              <VaultPart labels={kind.labels} />
            </div>
            <Stack gap={20}>
              {children({ form })}
              <Notice>提交后内容不能修改，请先核对联系人电话和附件。</Notice>
              <NoticeRecipients topic="request" />
              <PrecheckPart code={draftForm(businessType)} gate={gate} onCount={setFindings} />
            </Stack>
            <SubmitBar submit={submit} busyText={isAsking ? '正在核对…' : undefined} note={<DraftNote draft={draft} />}>
              {findings > 0 && <Button onClick={showFindings}>{findings} 处可以补充</Button>}
            </SubmitBar>
          </Form>
        </SplitLayout>
      </div>
      <LeaveGuard when={isUnsent} />
      <Suspense>
        <SubmittedDialog businessType={businessType} submitted={submitted} onAgain={startOver} />
      </Suspense>
    </>
  )
}
