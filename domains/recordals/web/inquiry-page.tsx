import { choiceParam, textParam, useSearch } from '@portal/platform/web'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { SearchPage } from './search/search-page.tsx'
import { ToolsetPage } from './toolset/toolset-page.tsx'

const inquirySearch = z.object({ active: textParam(), step: choiceParam(['', '1', '2'], ''), q: textParam() })

/**
 * The text that the landing page's search box sent before the `#` of the address: the box does so when it is used before the
 * script has loaded.
 */
const takeEntryWords = (): string | undefined => {
  const params = new URLSearchParams(window.location.search)
  const q = params.get('q')?.trim()
  if (q === undefined) return undefined
  params.delete('q')
  const rest = params.toString()
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${rest && `?${rest}`}${hash}`)
  return q
}

/** `/home/filingInquiry`: the tools, or with `active=1` (and by `/stepOneCXB?step=`) the search of recordals. */
export function InquiryPage() {
  const [{ active, step }, patch] = useSearch(inquirySearch)
  useEffect(() => {
    const q = takeEntryWords()
    if (q) patch({ active: '1', q }, { replace: true })
  }, [patch])
  return active === '1' || step !== '' ? <SearchPage /> : <ToolsetPage />
}
