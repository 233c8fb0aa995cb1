import { type LoadPart, useLoaded } from '@portal/platform/web'

const line: LoadPart<{ topic: string }> = async () => ({
  Component: (await import('./recipients-line.tsx')).RecipientsLine,
})

/**
 * `通知将发给：…`, for a form to show before it is sent. `topic` is the noun of the events that will follow: `request`.
 * What asks the server comes after the form: whatever leaves this door weighs on every page.
 */
export function NoticeRecipients({ topic }: { topic: string }) {
  const Line = useLoaded(line)
  return Line ? <Line topic={topic} /> : <p>通知将发给：正在查询…</p>
}
