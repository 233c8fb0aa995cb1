import { textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { ToolsetPage } from './toolset/toolset-page.tsx'

const inquirySearch = z.object({ active: textParam(), step: textParam() })

/** `/home/filingInquiry`: the tools, or with `active=1` (and by `/stepOneCXB?step=`) the search of recordals. */
export function InquiryPage() {
  useSearch(inquirySearch)
  return <ToolsetPage />
}
