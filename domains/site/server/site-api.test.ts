import { createTestApp } from '@portal/platform/testing'
import { expect, test } from 'vitest'
import { defaultLinks } from './default-links.ts'
import { siteServer } from './index.ts'

test('anyone reads site and links, and keeps them for a few minutes', async () => {
  const portal = await createTestApp({ domains: [siteServer], env: { SITE_PHONE: '0571-00000000' } })
  try {
    const site = await portal.call({ path: '/api/site' })
    expect(site).toMatchObject({ status: 200, body: { phone: '0571-00000000', rootUrl: '', demonstration: true } })
    expect(site.headers['cache-control']).toContain('max-age=300')
    const links = await portal.call({ path: '/api/links' })
    expect([links.status, links.body]).toEqual([200, defaultLinks])
    const again = await portal.call({ path: '/api/links', headers: { 'if-none-match': String(links.headers.etag) } })
    expect(again.status).toBe(304)
  } finally {
    await portal.close()
  }
})
