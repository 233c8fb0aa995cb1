import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf, jpegOf, type SampleFile } from '@portal/files/testing'
import type { JobCtx, ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { proofsServer } from '@portal/proofs/server'
import type { ReceivedFile } from '../contract/detail.ts'
import type { Submitted } from '../contract/record.ts'
import { basicSample } from '../contract/samples.ts'
import { requiredSlots, type Slot } from '../contract/slots.ts'
import { evidenceServer } from '../server/index.ts'

type Sending = { file?: SampleFile; token?: string; fields?: Record<string, string> }
type Answer = { status: number; body: Record<string, unknown> }

export type EvidenceApp = TestApp & {
  people: People
  /** Uploads a file into a slot, with further `fields`; the sender is `demo` unless a `token` is given. */
  send: (upload: { slot?: Slot } & Sending) => Promise<Answer>
  /** Uploads a file as `send` does and expects success; without `file` it is a small picture, each time another. */
  upload: (slot: Slot, upload?: Sending) => Promise<ReceivedFile>
  agree: (token?: string) => Promise<string>
  /** Uploads pictures for these slots and answers them as the form names them. */
  papers: (slots?: readonly Slot[], token?: string) => Promise<Record<string, { url: string; fileName: string }>>
  submit: (body?: object, call?: { token?: string; key?: string }) => Promise<Answer>
  /** A sealed record of `demo`, with the eleven papers. */
  sealed: () => Promise<Submitted>
  detail: (id: string, token?: string) => Promise<Answer>
  /** Hands all waiting events to their listeners, as the job queue would, until none is left. */
  deliver: (ctx?: JobCtx) => Promise<void>
}

/** An application with this domain, those that it stands on, and those that stand on it (`beside`). */
export const createEvidenceApp = async (
  env?: Record<string, string>,
  beside: readonly ServerDomain[] = [],
): Promise<EvidenceApp> => {
  const domains: ServerDomain[] = [accountsServer, filesServer, proofsServer, evidenceServer, ...beside]
  const test = await createTestApp({ domains, authenticate, ...(env && { env }) })
  const people = await createPeople(test)
  for (const { prepare } of beside) await prepare?.(test.ctx)
  const demo = people.demo.token
  let made = 0

  const send: EvidenceApp['send'] = async ({ slot, file, token = demo, fields }) => {
    const picture = file ?? {
      fileName: '展位照片.jpg',
      bytes: await jpegOf({ width: 40 + (made++ % 500), height: 30 }),
    }
    const { body, headers } = formOf({
      files: [picture],
      fieldName: 'file',
      before: { ...(slot && { slot }), ...fields },
    })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/file/uploadCzFile',
      headers: { ...headers, authorization: token },
      payload: body,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const ensureDone = ({ status, body }: Answer): Record<string, unknown> => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const upload: EvidenceApp['upload'] = async (slot, input = {}) =>
    ensureDone(await send({ slot, ...input })) as ReceivedFile
  const agree: EvidenceApp['agree'] = async (token = demo) => {
    const body = { purpose: 'travel-documents', policyVersion: '1' }
    return String(ensureDone(await test.call({ method: 'POST', path: '/api/consents', token, body })).id)
  }
  const papers: EvidenceApp['papers'] = async (slots = requiredSlots, token = demo) => {
    const sent = await Promise.all(
      slots.map(async (slot) => {
        const { url, fileName } = await upload(slot, { token })
        return [slot, { url, fileName }] as const
      }),
    )
    return Object.fromEntries(sent)
  }
  const submit: EvidenceApp['submit'] = (body = {}, { token = demo, key } = {}) =>
    test.call({
      method: 'POST',
      path: '/api/submitExhibitionInfo',
      token,
      body: { ...basicSample, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const deliver: EvidenceApp['deliver'] = async (ctx = test.ctx) => {
    const { rows } = await test.database.pool.query('delete from outbox returning id, event, data, created_at')
    if (rows.length === 0) return
    for (const { id, event, data, created_at: at } of rows.toSorted((a, b) => Number(a.id) - Number(b.id))) {
      const told = domains.flatMap(({ listeners = [] }) => listeners).filter((listener) => listener.event === event)
      for (const { react } of told) await react(ctx, data, { id: String(id), at })
    }
    await deliver(ctx)
  }
  return {
    ...test,
    people,
    send,
    upload,
    agree,
    papers,
    submit,
    deliver,
    sealed: async () => {
      await agree()
      return ensureDone(await submit({ ...(await papers()), state: 1 })) as Submitted
    },
    detail: (id, token = demo) => test.call({ path: `/api/exhibitionInfoDetail?id=${id}`, token }),
  }
}
