import { setTimeout as sleep } from 'node:timers/promises'
import type { inventEdition } from './invented-edition.ts'

type Published = { inForceFrom: string; content: ReturnType<typeof inventEdition> }

/** Hands an edition to the desk as staff do, publishes it, and waits until visitors are told of it. */
export const publishEdition = async (
  url: string,
  staff: Record<string, string>,
  { inForceFrom, content }: Published,
): Promise<void> => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ inForceFrom, source: '演示', checkedOn: '2026-11-01' }))
    form.set(name, value)
  form.set('fileData', new Blob([JSON.stringify(content)], { type: 'application/json' }), `${content.edition}.json`)
  const sent = await fetch(`${url}/api/admin/nice/editions`, { method: 'POST', headers: staff, body: form })
  if (!sent.ok) throw new Error(`the edition was answered ${sent.status}: ${await sent.text()}`)
  const published = await fetch(`${url}/api/admin/nice/editions/${content.edition}/publish`, {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!published.ok) throw new Error(`publishing was answered ${published.status}: ${await published.text()}`)
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const told = await fetch(`${url}/api/niceEditions`)
    if ((await told.text()).includes(content.edition)) return
  }
  throw new Error(`${content.edition} was not told of within a minute`)
}
