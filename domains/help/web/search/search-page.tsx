import { PageHead, useSearch } from '@portal/platform/web'
import { useCallback, useRef } from 'react'
import { SearchField } from '../search-field.tsx'
import { searchSearch } from './search-path.ts'
import { SearchView } from './search-view.tsx'

/** How many hits of each kind the page shows. */
const count = 10

/** The page of the one search, for a question in its address. */
export function SearchPage() {
  const [{ q = '', literal }, patch] = useSearch(searchSearch)
  const results = useRef<HTMLElement>(null)
  const onQuery = useCallback(
    (query: string, isFirst: boolean) => patch({ q: query, literal: '' }, { replace: !isFirst }),
    [patch],
  )
  return (
    <>
      <PageHead title="搜索">
        <SearchField label="搜索" placeholder="服务、资讯、帮助、备案" query={q} onQuery={onQuery} results={results} />
      </PageHead>
      <div className="wrap page">
        <SearchView
          query={q}
          isLiteral={literal === 1}
          onLiteral={(isLiteral) => patch({ literal: isLiteral ? 1 : '' })}
          count={count}
          box={results}
        />
      </div>
    </>
  )
}
