import { createNamedCallers, type NamedCallers } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf, sampleFile } from '@portal/files/testing'
import type { TestApp } from '@portal/platform/testing'
import type { Draft, DraftVersion } from '../contract/draft.ts'
import { draftsServer } from '../server/index.ts'

type Uploaded = {
  id: string
  url: string
  fileName: string
  size: number
  sha256: string
  thumbnail: string | null
}
type Answer = Awaited<ReturnType<TestApp['call']>>

export type DraftsApp = NamedCallers<keyof typeof callers> & {
  /** Saves a draft; by default as `demo`, from Chrome on Windows. */
  save: (
    values: Record<string, unknown>,
    options?: { form?: string; base?: DraftVersion; token?: string; userAgent?: string },
  ) => Promise<Answer>
  read: (form?: string, token?: string) => Promise<Answer>
  list: (token?: string) => Promise<Draft[]>
  remove: (version: DraftVersion, options?: { form?: string; token?: string }) => Promise<Answer>
  /** Uploads a PDF; by default as `demo`. */
  upload: (token?: string) => Promise<Uploaded>
}

const windowsChrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/148.0 Safari/537.36'
export const iPhoneSafari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Safari/604.1'

/** The users who make the calls, by the names that the tests give them; such a name is also the caller's token. */
const callers = { demo: 'demo', demo2: 'demo2', agency: 'agency', staff: 'staff' } as const

/** An application with this domain and the files domain, on a database of its own; its sessions last as long as a test. */
export const createDraftsApp = async (): Promise<DraftsApp> => {
  const portal = await createNamedCallers(callers, { domains: [filesServer, draftsServer] })
  const mine = 'demo'
  return {
    ...portal,
    save: (values, { form = 'seizure', base, token = mine, userAgent = windowsChrome } = {}) =>
      portal.call({
        method: 'PUT',
        path: `/api/drafts/${form}`,
        token,
        body: { title: '海关查扣应对', page: '/home/customsSeizure', values, base: base ?? null },
        headers: { 'user-agent': userAgent },
      }),
    read: (form = 'seizure', token = mine) => portal.call({ path: `/api/drafts/${form}`, token }),
    list: async (token = mine) => {
      const { body } = await portal.call({ path: '/api/drafts', token })
      return body.elements as Draft[]
    },
    remove: ({ id, version }, { form = 'seizure', token = mine } = {}) =>
      portal.call({ method: 'DELETE', path: `/api/drafts/${form}?id=${id}&version=${version}`, token }),
    upload: async (token = mine) => {
      const { body, headers } = formOf({ files: [await sampleFile('pdf')] })
      const response = await portal.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        payload: body,
        headers: { ...headers, authorization: token },
      })
      return response.json()
    },
  }
}
