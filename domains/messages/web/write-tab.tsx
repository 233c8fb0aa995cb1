import {
  Card,
  DraftNotice,
  Form,
  FormField,
  FormGrid,
  type LocalDraft,
  momentWords,
  Notice,
  type OrderedForm,
  SplitLayout,
  Stack,
  SubmitBar,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { MessageForm } from '../contract/forms.ts'
import { messageLimits } from '../contract/limits.ts'
import type { MessageTerms } from '../contract/message-view.ts'
import { findPersonalData, personalHintLabels } from '../contract/personal-data.ts'
import styles from './message-page.module.css'
import { SimilarQuestions } from './similar-questions.tsx'
import { TermsCard } from './terms-card.tsx'

/** The form, and what a visitor should know before he sends it. */
export function WriteTab({
  form,
  draft,
  terms,
  onTyping,
}: {
  form: OrderedForm<MessageForm>
  draft: LocalDraft
  terms: UseQueryResult<MessageTerms>
  onTyping: () => void
}) {
  const [title, content] = form.rhf.watch(['title', 'content'])
  return (
    <SplitLayout aside={<TermsCard terms={terms.data} failed={terms.isError} />}>
      <DraftNotice draft={draft} />
      <Form form={form} label="留言">
        {/* The work of the visitor's browser begins with his first letter, beside his typing. */}
        <Stack gap={20} className={styles.parts} onInput={onTyping}>
          <Card>
            <FormGrid>
              <FormField form={form} name="title" label="标题" max={messageLimits.title} required wide>
                {(control) => <TextInput {...control} />}
              </FormField>
              <FormField form={form} name="lyName" label="姓名" hint="公开时只显示第一个字" required>
                {(control) => <TextInput {...control} autoComplete="name" />}
              </FormField>
              <FormField form={form} name="lyEmail" label="邮箱" hint="不公开，加密保存" required>
                {(control) => <TextInput {...control} type="email" autoComplete="email" />}
              </FormField>
              <FormField form={form} name="content" label="内容" max={messageLimits.content} required wide>
                {(control) => <TextArea {...control} rows={7} />}
              </FormField>
            </FormGrid>
            <PersonalDataHint text={`${title} ${content}`} />
          </Card>
          <SimilarQuestions text={`${title} ${content}`} />
          <Notice title="请勿写入商业秘密、证件号码和银行卡号">留言答复后可能公开，公开时隐去姓名，不显示邮箱。</Notice>
        </Stack>
        <SubmitBar submit="提交留言" note={noteOf(draft)} />
      </Form>
    </SplitLayout>
  )
}

const noteOf = ({ savedAt }: LocalDraft): string =>
  savedAt === undefined ? '标题和内容每 30 秒保存在本机' : `${momentWords(savedAt)} 已保存在本机`

/** Warns of personal data in the text without stopping the visitor, since the recognition may err. */
function PersonalDataHint({ text }: { text: string }) {
  const found = findPersonalData(text)
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Notice tone="warning">
          内容里好像有{found.map((hint) => personalHintLabels[hint]).join('、')}，建议删去；不影响提交。
        </Notice>
      )}
    </div>
  )
}
