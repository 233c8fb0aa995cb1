import type { Config } from '@portal/platform/server'
import { type SiteSettings, siteSettings } from './site.settings.ts'

type Named = Exclude<keyof SiteSettings['urls'], 'loginUrl' | 'indexUrl'>

/** Which calls go to which of the operator's addresses, by the beginnings of their paths; the longest beginning decides. */
const starts = {
  rootUrl: ['/api/'],
  projectUrl: ['/iprp_foreign/', '/evaluate-patent/'],
  cmsUrl: ['/cms/'],
  evidenceUrl: [
    '/api/submitExhibitionInfo',
    '/api/deleteExhibitionInfo',
    '/api/searchExhibitionInfo',
    '/api/exhibitionInfoDetail',
    '/api/consents',
    '/api/downloadTicket',
    '/api/downloadExhibixion',
    '/api/evidence',
    '/api/file/uploadCzFile',
  ],
} as const satisfies Record<Named, readonly string[]>

/** The hosts that answer calls of the portal's pages in place of this one, as the operator has named them. */
export const siteCallHosts = (config: Config): Record<string, string> => {
  const { urls } = siteSettings(config)
  const named = Object.entries(starts) as [Named, readonly string[]][]
  return Object.fromEntries(
    named.flatMap(([name, paths]) =>
      urls[name] === '' ? [] : paths.map((path) => [path, urls[name].replace(/\/+$/, '')]),
    ),
  )
}
