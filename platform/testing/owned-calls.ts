import type { TestApp } from './test-app.ts'

type Body = Record<string, unknown>
export type OwnedRequest = { path: string; body?: unknown }

/**
 * A call for the record of one user, and the same call for a record that never existed: other users must get the same
 * answer to both.
 */
export type OwnedCall = {
  /** The call as the table of the domain has it: `GET /api/file/{id}`. */
  endpoint: string
  theirs: OwnedRequest
  nobodys: OwnedRequest
}

/** Sends calls as one caller, and answers the body of each reply. */
export type As = {
  send: (method: string, path: string, body?: unknown) => Promise<Body>
  /** Sends a file as the browser does. */
  upload: (path: string, form: { headers: Record<string, string>; body: Buffer }) => Promise<Body>
}

export type OwnedStage = { portal: TestApp; ownerId: string; owner: As; staff: As }

/** Makes records of the owner, and answers every call of the domain for one of them. */
export type OwnedCalls = (stage: OwnedStage) => Promise<readonly OwnedCall[]>

/** An id of the usual form that no record has. */
export const noSuchId = '00000000-0000-4000-8000-000000000000'

export const actAs = (portal: TestApp, token: string): As => ({
  send: async (method, path, body) =>
    (await portal.call({ method, path, token, ...(body !== undefined && { body }) })).body,
  upload: async (url, { headers, body }) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization: token },
      payload: body,
    })
    return reply.json()
  },
})

/** Makes the calls for one record of the owner and for one that never existed; `calls` has them by endpoint. */
export const callsFor = <Known>(
  { theirs, nobodys }: { theirs: Known; nobodys: Known },
  calls: Readonly<Record<string, (record: Known) => OwnedRequest>>,
): OwnedCall[] =>
  Object.entries(calls).map(([endpoint, call]) => ({ endpoint, theirs: call(theirs), nobodys: call(nobodys) }))
