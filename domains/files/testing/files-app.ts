import { readdir } from 'node:fs/promises'
import { createNamedCallers, type NamedCallers } from '@portal/accounts/testing'
import type { UploadedFile } from '../contract/file.ts'
import { filesServer } from '../server/index.ts'
import { type Form, formOf } from './form.ts'
import type { SampleFile } from './samples.ts'

/** The users who make the calls, by the names that the tests give them; such a name is also the caller's token. */
const callers = { owner: 'demo', stranger: 'demo2', staff: 'staff' } as const

/** An application with this domain, and with accounts for its callers. */
export const createFilesApp = async (env?: Record<string, string>): Promise<FilesApp> => {
  const test = await createNamedCallers(callers, { domains: [filesServer], ...(env && { env }) })
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

export type FilesApp = NamedCallers<keyof typeof callers> & {
  /** Sends a form as one of the callers; an empty token is nobody. */
  send: (path: string, form: Form, token?: string) => Promise<{ status: number; body: Record<string, unknown> }>
  /** Uploads as `owner`, which must succeed. */
  upload: (file: SampleFile, purpose?: string) => Promise<UploadedFile>
  /** Keys of everything in the store. */
  kept: () => Promise<string[]>
  /** What lies in the spool folder. */
  spooled: () => Promise<string[]>
}
