import {
  call,
  DateField,
  Form,
  FormEnd,
  FormField,
  FormGrid,
  isConflict,
  LeaveGuard,
  momentText,
  Notice,
  Quiet,
  shanghaiDay,
  TextArea,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { type DeskText, textForm, textLimits } from '../../contract/texts.ts'

const reads = [siteDeskApi.listTexts, siteDeskApi.textChanges] as const

/** The form of one text: its words, on what they rest, and when somebody last compared them with it. */
export function TextEditor({ text }: { text: DeskText }) {
  const reload = useReload(reads)
  const form = useOrderedForm({
    schema: textForm,
    defaults: { text: text.text, source: text.source, sourceUrl: text.sourceUrl, checkedOn: text.checkedOn },
    send: (typed) =>
      call(siteDeskApi.changeText, {
        params: { key: text.key },
        body: { ...textForm.parse(typed), version: text.version },
      }),
    onDone: () => {
      toast('文本已保存')
      void reload()
    },
  })
  const { isDirty, isSubmitSuccessful } = form.rhf.formState
  return (
    <Form form={form} label={text.name}>
      <LeaveGuard when={isDirty && !isSubmitSuccessful} />
      <Quiet>
        显示在：{text.place}
        {text.updatedAt !== null && ` · 上次修改：${text.updatedBy ?? '系统'}，${momentText(text.updatedAt)}`}
      </Quiet>
      {text.stale && <Notice tone="warning">距上次核对已超过 180 天。请对照依据核对，再把核对日期改为今天。</Notice>}
      <FormField
        form={form}
        name="text"
        label="内容"
        note="选填"
        hint="每段一行；留空则页面上不显示"
        max={textLimits.text}
      >
        {(control) => <TextArea {...control} rows={8} />}
      </FormField>
      <FormField
        form={form}
        name="source"
        label="依据"
        hint="例如法律、公告的名称与条款，或“本公司规定”"
        max={textLimits.source}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="sourceUrl" label="依据网址" note="选填" max={textLimits.sourceUrl}>
          {(control) => <TextInput {...control} type="url" inputMode="url" placeholder="https://" />}
        </FormField>
        <FormField form={form} name="checkedOn" label="核对日期">
          {(control) => <DateField {...control} max={shanghaiDay(Date.now())} />}
        </FormField>
      </FormGrid>
      {form.failure && isConflict(form.failure) && <Quiet>要看他人的修改：请先复制您写的内容，再刷新本页。</Quiet>}
      <FormEnd submit="保存" busyText="正在保存…" />
    </Form>
  )
}
