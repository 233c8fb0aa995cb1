import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf, pngOf } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { createSiteServer } from '../server/index.ts'

export type SiteApp = TestApp & {
  people: People
  /** Calls as staff unless another person is named. */
  as: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    who?: keyof People,
  ) => Promise<{ status: number; body: Record<string, unknown> }>
  /** Publishes a picture and answers its id. */
  picture: (size?: { width: number; height: number }) => Promise<string>
}

/** This domain, with two places on pages that show words of the operator. */
export const siteServer = createSiteServer([
  { key: 'refund-terms', name: '退款说明', place: '申请退款的窗口' },
  { key: 'risk-warnings', name: '风险提示', place: '提交之前的窗口' },
])

/** This domain with accounts and files on a database of its own, as after a first start. */
export const createSiteApp = async (env?: Record<string, string>): Promise<SiteApp> => {
  const domains = [accountsServer, filesServer, siteServer]
  const portal = await createTestApp({ domains, authenticate, ...(env && { env }) })
  const people = await createPeople(portal)
  await siteServer.prepare?.(portal.ctx)
  const as: SiteApp['as'] = (method, path, body, who = 'staff') =>
    portal.call({ method, path, token: people[who].token, ...(body && { body }) })
  return {
    ...portal,
    people,
    as,
    picture: async (size = { width: 400, height: 200 }) => {
      const { body, headers } = formOf({
        files: [{ fileName: 'a.png', bytes: await pngOf(size) }],
        before: { purpose: 'public-picture' },
      })
      const sent = await portal.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        payload: body,
        headers: { ...headers, authorization: people.staff.token },
      })
      const { body: picture } = await as('POST', '/api/admin/pictures', { fileId: sent.json().id })
      return String(picture.id)
    },
  }
}
