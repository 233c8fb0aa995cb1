import {
  call,
  DraftNotice,
  Form,
  type IconName,
  keyOf,
  LeaveGuard,
  Notice,
  type OrderedForm,
  PageHead,
  type PortalCrumb,
  SplitLayout,
  Steps,
  SubmitBar,
  useKeptForm,
  useLocalDraft,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { findKind, requestsApi, type SubmitRequest } from '../../contract/index.ts'
import { HelpColumn, type HelpContent } from './help-column.tsx'
import styles from './request-form.module.css'
import { SubmittedDialog } from './submitted-dialog.tsx'

/** What a form's parts get: the form, and where an upload says that it is under way. */
type RequestFormParts<T extends SubmitRequest> = { form: OrderedForm<T>; onUploading: (busy: boolean) => void }

export interface RequestFormProps<T extends SubmitRequest> {
  /** Every field with what it begins with; the kind follows from its `businessType`. */
  defaults: T
  lead: string
  /** Short facts beside the lead: 附件 1 份. */
  facts: readonly { icon: IconName; text: string }[]
  help: HelpContent
  /** Words of the submit button. */
  submit: string
  /** The numbered cards with the fields of this kind. */
  children: (parts: RequestFormParts<T>) => ReactNode
}

/** Never kept in the browser, whatever the kind. */
const neverKept = ['idCard', 'lxrPhone', 'lxrEmail', 'voucher'] as const

/** The page of a request form; a further kind brings its schema, its texts and its fields. */
export function RequestForm<T extends SubmitRequest>({
  defaults,
  lead,
  facts,
  help,
  submit,
  children,
}: RequestFormProps<T>) {
  const { businessType } = defaults
  const kind = findKind(businessType)
  if (!kind) throw new Error(`no kind ${businessType}`)
  const title = businessTypeLabels[businessType]
  const crumbs: PortalCrumb[] = [{ text: '首页', to: '/oneChains' }, { text: title }]
  const queries = useQueryClient()
  const [businessSn, setBusinessSn] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const form = useOrderedForm<T, { businessSn: string }>({
    schema: kind.body,
    defaults,
    send: (body, { key }) => call(requestsApi.submit, { body }, { key }),
    onDone: (result) => {
      draft.discard()
      setBusinessSn(result.businessSn)
      void queries.invalidateQueries({ queryKey: keyOf(requestsApi.listOwn) })
    },
  })
  const draft = useLocalDraft({
    key: `request-${businessType}`,
    form,
    omit: neverKept.filter((field) => field in defaults) as (keyof T & string)[],
  })
  const isUnsent = form.rhf.formState.isDirty && businessSn === undefined
  useKeptForm(`request-${businessType}`, { form, when: isUnsent })
  const startOver = () => {
    form.startOver()
    setBusinessSn(undefined)
    window.scrollTo(0, 0)
  }
  return (
    <>
      <PageHead title={title} lead={lead} facts={facts} crumbs={crumbs}>
        <Steps steps={kind.steps} current={businessSn === undefined ? 0 : 1} />
      </PageHead>
      <div className="wrap">
        <SplitLayout aside={<HelpColumn help={help} steps={kind.steps} />}>
          <DraftNotice draft={draft} />
          <Form form={form} label={title}>
            <div className={styles.parts}>
              {children({ form, onUploading: setUploading })}
              <Notice>提交后内容不能修改，请先核对联系人电话和附件。</Notice>
            </div>
            <SubmitBar submit={submit} waiting={isUploading} note="草稿每 30 秒自动保存到本机，不含电话和附件" />
          </Form>
        </SplitLayout>
      </div>
      <LeaveGuard when={isUnsent} />
      <SubmittedDialog businessType={businessType} businessSn={businessSn} onAgain={startOver} />
    </>
  )
}
