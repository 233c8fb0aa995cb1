import {
  Button,
  call,
  Dialog,
  Form,
  FormField,
  FormGrid,
  momentWords,
  Notice,
  Stack,
  TextArea,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useState } from 'react'
import { type HelpAsked, helpForm } from '../../contract/help.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { trademarkOrderApi } from '../../contract/order-endpoints.ts'
import { type Contact, emptyContact } from './register-form.ts'

const { contactName, question } = trademarkLimits

const title = '专家协助'

/** Asks that an expert calls, and says by when he does, in working time. */
export function ExpertDialog({
  contact = emptyContact,
  onClose,
}: {
  contact?: Contact | undefined
  onClose: () => void
}) {
  const [asked, setAsked] = useState<HelpAsked>()
  const form = useOrderedForm<Contact & { question: string }, HelpAsked>({
    schema: helpForm,
    defaults: { ...contact, question: '' },
    send: (body, { key }) => call(trademarkOrderApi.askHelp, { body }, { key }),
    onDone: setAsked,
  })
  if (asked) return <AskedDialog asked={asked} onClose={onClose} />
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={form.busy} onClick={() => void form.submit()}>
            请专家致电
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>本服务由第三方机构提供，可能产生费用，专家将在 30 分钟内致电。</p>
        <Form form={form} label={title}>
          <FormGrid>
            <FormField form={form} name="contact_name" label="联系人" max={contactName} required>
              {(control) => <TextInput {...control} autoComplete="name" />}
            </FormField>
            <FormField form={form} name="contactPhone" label="联系电话" required>
              {(control) => <TextInput {...control} type="tel" inputMode="numeric" autoComplete="tel" />}
            </FormField>
            <FormField form={form} name="question" label="问题" note="选填" max={question} wide>
              {(control) => <TextArea {...control} rows={3} />}
            </FormField>
          </FormGrid>
          {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        </Form>
      </Stack>
    </Dialog>
  )
}

function AskedDialog({ asked: { callBy }, onClose }: { asked: HelpAsked; onClose: () => void }) {
  return (
    <Dialog
      open
      mark="success"
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <p>
        {callBy === null ? '已转告专家，会给您致电。' : `专家最迟 ${momentWords(callBy)} 前给您致电（按工作时间）。`}
      </p>
    </Dialog>
  )
}
