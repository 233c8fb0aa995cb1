import type { Bytes, Config } from '@portal/platform/server'

type Asked = Pick<Config, 'mode' | 'publicUrl'>

const hour = 'public, max-age=3600'
const document = (fileName: string, type: string, text: string): Bytes => ({
  content: Buffer.from(text),
  ...{ type, fileName, inline: true, cache: hour },
})

/** Made-up cases are nobody's to find; of a real portal engines may read the page and its pictures, not calls and back office. */
export const robotsOf = ({ mode, publicUrl }: Asked): Bytes => {
  const rules =
    mode === 'demonstration'
      ? ['Disallow: /']
      : ['Allow: /api/picture/', 'Disallow: /api/', 'Disallow: /admin.html', `Sitemap: ${publicUrl}/sitemap.xml`]
  return document('robots.txt', 'text/plain; charset=utf-8', `${['User-agent: *', ...rules].join('\n')}\n`)
}

/** One address: what stands behind a `#` is no address of its own to an engine (RFC 3986, 3.5). */
export const sitemapOf = ({ publicUrl }: Asked): Bytes => {
  const url = `${publicUrl}/`.replaceAll('&', '&amp;')
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}</loc></url></urlset>\n`
  return document('sitemap.xml', 'application/xml; charset=utf-8', map)
}
