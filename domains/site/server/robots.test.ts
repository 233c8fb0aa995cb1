import { expect, test } from 'vitest'
import { createSiteApp } from '../testing/site-app.ts'
import { robotsOf, sitemapOf } from './robots.ts'

const textOf = ({ content }: ReturnType<typeof robotsOf>) => String(content)
const config = { mode: 'production', publicUrl: 'https://portal.example' } as const

test('a demonstration is not to be found by engines, a portal is, but not its calls and its back office', () => {
  expect(textOf(robotsOf({ ...config, mode: 'demonstration' }))).toBe('User-agent: *\nDisallow: /\n')
  expect(textOf(robotsOf(config)).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/picture/',
    'Disallow: /api/',
    'Disallow: /admin.html',
    'Sitemap: https://portal.example/sitemap.xml',
    '',
  ])
  expect(textOf(sitemapOf(config))).toContain('<loc>https://portal.example/</loc>')
})

test('both are where engines look for them', async () => {
  const portal = await createSiteApp({ PUBLIC_URL: 'https://portal.example' })
  try {
    for (const [path, type] of [
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ]) {
      const { status, headers } = await portal.call({ path: String(path) })
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=3600'])
    }
  } finally {
    await portal.close()
  }
})
