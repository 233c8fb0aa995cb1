import {
  Button,
  Buttons,
  call,
  Dialog,
  Form,
  FormEnd,
  FormField,
  keyOf,
  Notice,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import { revealForm } from '../../contract/reveal.ts'
import styles from './desk.module.css'

/** The button beside a masked ID number; whoever presses it says why, and the customer can read that. */
export function RevealIdCard({ businessSn }: { businessSn: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        查看完整号码
      </Button>
      {isOpen && <RevealDialog businessSn={businessSn} onClose={() => setOpen(false)} />}
    </>
  )
}

function RevealDialog({ businessSn, onClose }: { businessSn: string; onClose: () => void }) {
  const queries = useQueryClient()
  // The number lives in this dialog alone: when it is closed, nothing of the number is left in the page.
  const [idCard, setIdCard] = useState<string>()
  const form = useOrderedForm({
    schema: revealForm,
    defaults: { reason: '' },
    send: (body) => call(requestsApi.reveal, { params: { businessSn }, body }),
    onDone: (result) => {
      setIdCard(result.idCard)
      void queries.invalidateQueries({ queryKey: keyOf(requestsApi.deskDetail) })
    },
  })
  return (
    <Dialog open title="查看完整身份证号" onClose={onClose}>
      {idCard === undefined ? (
        <Form form={form} label="查看完整身份证号">
          <Notice>查看人、时间和原因会被记录，客户可以看到。</Notice>
          <FormField form={form} name="reason" label="查看原因" max={requestLimits.revealReason} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormEnd submit="查看" onCancel={onClose} />
        </Form>
      ) : (
        <Revealed idCard={idCard} onClose={onClose} />
      )}
    </Dialog>
  )
}

/**
 * Takes the focus, since the button that had it is gone: screen readers read the number out, and Escape still closes
 * the dialog.
 */
function Revealed({ idCard, onClose }: { idCard: string; onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1} className={styles.revealed}>
        {idCard}
      </p>
      <Buttons end>
        <Button variant="primary" onClick={onClose}>
          关闭
        </Button>
      </Buttons>
    </>
  )
}
