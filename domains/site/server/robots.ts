import type { Bytes, Config } from '@portal/platform/server'

type Asked = Pick<Config, 'mode' | 'publicUrl'>

const hour = 'public, max-age=3600'
const document = (fileName: string, type: string, text: string): Bytes => ({
  content: Buffer.from(text),
  ...{ type, fileName, inline: true, cache: hour },
})

/**
 * The `robots.txt`. Search engines must not list a demonstration, whose cases are made up; of a real portal they may read the
 * page and its pictures, but no calls and no back office.
 */
export const robotsOf = ({ mode, publicUrl }: Asked): Bytes => {
  const rules =
    mode === 'demonstration'
      ? ['Disallow: /']
      : ['Allow: /api/picture/', 'Disallow: /api/', 'Disallow: /admin.html', `Sitemap: ${publicUrl}/sitemap.xml`]
  return document('robots.txt', 'text/plain; charset=utf-8', `${['User-agent: *', ...rules].join('\n')}\n`)
}

/** A sitemap with one address: for a search engine, what stands behind a `#` makes no other address (RFC 3986, 3.5). */
export const sitemapOf = ({ publicUrl }: Asked): Bytes => {
  const url = `${publicUrl}/`.replaceAll('&', '&amp;')
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}</loc></url></urlset>\n`
  return document('sitemap.xml', 'application/xml; charset=utf-8', map)
}
