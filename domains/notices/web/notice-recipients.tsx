import { type LoadPart, useLoaded } from '@portal/platform/web'

const line: LoadPart<{ topic: string }> = async () => ({
  Component: (await import('./recipients-line.tsx')).RecipientsLine,
})

/**
 * Shows `通知将发给：…` in a form before it is sent. `topic` is the first word of the events that will follow: `request`. The part
 * that asks the server is loaded after the form, since everything that this file imports makes every page larger.
 */
export function NoticeRecipients({ topic }: { topic: string }) {
  const Line = useLoaded(line)
  return Line ? <Line topic={topic} /> : <p>通知将发给：正在查询…</p>
}
