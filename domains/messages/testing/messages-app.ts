import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { noticesServer } from '@portal/notices/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { createPromisesServer } from '@portal/promises/server'
import type { DeskDetail } from '../contract/desk-view.ts'
import type { Challenge } from '../contract/proof.ts'
import { messageSample } from '../contract/samples.ts'
import { messagesServer } from '../server/index.ts'
import { messageService } from '../server/message-promise.ts'
import { solveChallenge } from '../web/solve-challenge.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

export type MessagesApp = TestApp & {
  people: People
  /** A message with the sample's words, changed where told; by a visitor with a proof of his own unless told. */
  send: (changes?: object, as?: { token?: string; proof?: string }) => Promise<Answer>
  /** The same, taken: its number. */
  written: (changes?: object, as?: { token?: string; proof?: string }) => Promise<string>
  /** The public list, or one's own. */
  list: (query?: string, token?: string) => Promise<{ elements: Record<string, unknown>[]; totalElements: number }>
  /** As the desk reads it. */
  detail: (id: string) => Promise<DeskDetail>
  /** A step of the desk by its verb (`reply`, `publish` …), upon the version in force. */
  act: (id: string, verb: string, body?: object) => Promise<Answer>
}

/** Solves a challenge as the page's worker does. */
export const solvedProof = async (portal: Pick<TestApp, 'call'>): Promise<string> => {
  const { body } = await portal.call({ path: '/api/messageChallenge' })
  const challenge = body as Challenge
  return Buffer.from(JSON.stringify({ challenge, solution: solveChallenge(challenge) })).toString('base64')
}

let written = 0

/** This domain with those it stands on, on a database of its own, with the demonstration users. */
export const createMessagesApp = async (env: Record<string, string> = {}): Promise<MessagesApp> => {
  const notices = noticesServer([...(messagesServer.notices ?? [])])
  const portal = await createTestApp({
    domains: [accountsServer, messagesServer, createPromisesServer([messageService]), notices],
    authenticate,
    env: { PUBLIC_URL: 'https://portal.test', ...env },
  })
  const people = await createPeople(portal)
  const { token: staff } = people.staff
  const send: MessagesApp['send'] = async (changes = {}, { token, proof } = {}) => {
    // No two alike, since the same words again are held back.
    written += 1
    const words = { content: `${messageSample.content} 第 ${written} 次` }
    const work = proof ?? (token ? '' : await solvedProof(portal))
    const body = { ...messageSample, ...words, proof: work, ...changes }
    return portal.call({ method: 'POST', path: '/api/submitleavemessage', ...(token && { token }), body })
  }
  const detail: MessagesApp['detail'] = async (id) =>
    (await portal.call({ path: `/api/admin/messages/${id}`, token: staff })).body as DeskDetail
  return {
    ...portal,
    people,
    send,
    written: async (changes, as) => {
      const { status, body } = await send(changes, as)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return String(body.id)
    },
    list: async (query = '', token) => {
      const { body } = await portal.call({ path: `/api/leaveMessages${query}`, ...(token && { token }) })
      return body as Awaited<ReturnType<MessagesApp['list']>>
    },
    detail,
    act: async (id, verb, body = {}) => {
      const path = `/api/admin/messages/${id}`
      if (verb === 'remove') {
        const query = new URLSearchParams(body as Record<string, string>)
        return portal.call({ method: 'DELETE', path: `${path}?${query}`, token: staff })
      }
      const { version } = await detail(id)
      const full = { version, ...body }
      if (verb === 'edit') return portal.call({ method: 'PUT', path, token: staff, body: full })
      return portal.call({ method: 'POST', path: `${path}/${verb}`, token: staff, body: full })
    },
  }
}
