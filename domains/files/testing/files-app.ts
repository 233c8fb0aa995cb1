import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Actor } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { UploadedFile } from '../contract/file.ts'
import { filesServer } from '../server/index.ts'
import { type Form, formOf } from './form.ts'
import type { SampleFile } from './samples.ts'

const person = { sessionId: 's', topAdministrator: false, mustChangePassword: false }

/** An application with this domain alone and four callers; the token is the caller's name. */
export const createFilesApp = async (env?: Record<string, string>): Promise<FilesApp> => {
  const actors: Record<string, Actor> = {
    owner: { ...person, userId: randomUUID(), userType: 'customer' },
    stranger: { ...person, userId: randomUUID(), userType: 'customer' },
    staff: { ...person, userId: randomUUID(), userType: 'staff' },
  }
  const test = await createTestApp({ domains: [filesServer], actors, ...(env && { env }) })
  const send: FilesApp['send'] = async (path, form, token = 'owner') => {
    const { body, headers } = formOf(form)
    const response = await test.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { ...headers, ...(token && { authorization: token }) },
    })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    ...test,
    actors,
    send,
    upload: async (file, purpose) => {
      const form = { files: [file], ...(purpose && { before: { purpose } }) }
      const { status, body } = await send('/api/file/upload', form)
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body as UploadedFile
    },
    kept: async () => {
      const keys: string[] = []
      for await (const objects of test.services.storage.list()) keys.push(...objects.map(({ key }) => key))
      return keys
    },
    spooled: () => readdir(test.services.storage.spoolFolder),
  }
}

export type FilesApp = TestApp & {
  actors: Record<string, Actor>
  /** Sends a form as one of the callers; an empty token is nobody. */
  send: (path: string, form: Form, token?: string) => Promise<{ status: number; body: Record<string, unknown> }>
  /** Uploads as `owner`, which must succeed. */
  upload: (file: SampleFile, purpose?: string) => Promise<UploadedFile>
  /** Keys of everything in the store. */
  kept: () => Promise<string[]>
  /** What lies in the spool folder. */
  spooled: () => Promise<string[]>
}
