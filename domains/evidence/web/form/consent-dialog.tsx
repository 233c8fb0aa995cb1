import { Button, call, Dialog, keyOf, momentWords, Stack, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Consent, consentPolicy } from '../../contract/consent.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import css from './form.module.css'

/** The text on travel documents. Without a consent the dialog asks for it; later it shows the text and offers to withdraw. */
export function ConsentDialog({ consent, onClose }: { consent: Consent | null; onClose: () => void }) {
  const queries = useQueryClient()
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: keyOf(evidenceApi.listConsents) }), [queries])
  const agree = useAction(
    useCallback(async () => {
      const body = { purpose: 'travel-documents', policyVersion: consentPolicy.version } as const
      await call(evidenceApi.giveConsent, { body })
      await reload()
      onClose()
    }, [reload, onClose]),
  )
  const withdraw = useAction(
    useCallback(
      async (id: string) => {
        await call(evidenceApi.withdrawConsent, { params: { id } })
        await reload()
        toast('已撤回同意', 'success')
        onClose()
      },
      [reload, onClose],
    ),
  )
  return (
    <Dialog
      open
      size="large"
      title={consentPolicy.title}
      onClose={onClose}
      actions={
        consent ? (
          <>
            <Button
              variant="danger"
              busy={withdraw.busy}
              busyText="正在撤回…"
              onClick={() => void withdraw.run(consent.id)}
            >
              撤回同意
            </Button>
            <Button variant="primary" onClick={onClose}>
              知道了
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>暂不同意</Button>
            <Button variant="primary" busy={agree.busy} busyText="正在记录…" onClick={() => void agree.run()}>
              我已阅读并单独同意
            </Button>
          </>
        )
      }
    >
      <Stack gap={12} className={css.policy}>
        {consentPolicy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {consent && <p className={css.given}>您已于 {momentWords(consent.at)} 同意。</p>}
      </Stack>
    </Dialog>
  )
}
