import { keyOf, PageHead, Quiet, Stack, useDocumentWords, useLoaded, useSearch } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { loadDetail } from '../detail/load-detail.ts'
import { useDetailWay } from '../detail/use-detail-way.ts'
import { inquiryPath, searchAddress } from '../inquiry-path.ts'
import { type Asked, addressSearch, askedOf, saidOf, sameAsked } from './asked.ts'
import { Results } from './results.tsx'
import { searchCalls } from './search-calls.ts'
import { SearchForm, type SearchFormHandle } from './search-form.tsx'

/** Scrolls the results into view where the form above them fills the screen. */
const reveal = (heading: HTMLElement | null) => {
  if (heading && heading.getBoundingClientRect().top > window.innerHeight * 0.7) {
    heading.scrollIntoView({ block: 'start' })
  }
}

/** The page 海关备案查询; its address holds the conditions, the number of the result page and the recordal whose detail is open. */
export function SearchPage() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useRef<SearchFormHandle>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const [search, patch] = useSearch(addressSearch)
  const asked = askedOf(search)
  const way = useDetailWay(search.recordal)
  const Detail = useLoaded(loadDetail, search.recordal !== undefined)
  useDocumentWords('海关备案查询', '按权利名称、权利人、备案号或权利号检索海关知识产权备案数据。')
  const onSearch = (next: Asked) => {
    if (sameAsked(next, asked) && search.pgIndex === 1 && search.step === '') {
      void queries.invalidateQueries({ queryKey: keyOf(searchCalls.serchCustoms) })
    } else {
      void navigate(searchAddress(saidOf(next)))
    }
    reveal(top.current)
  }
  return (
    <>
      <PageHead
        title="海关备案查询"
        lead="查商标、专利、著作权的海关备案：谁的、到什么时候、哪些商品。一个字起，繁简、拼音都可以。"
        crumbs={[{ text: '查询工具', to: inquiryPath }, { text: '海关备案查询' }]}
      />
      <Stack gap={24} className="wrap page">
        <SearchForm ref={form} asked={asked} onSearch={onSearch} />
        {search.step !== '1' && (
          <Results
            top={top}
            asked={asked}
            page={search.pgIndex}
            onPage={(pgIndex) => patch({ pgIndex })}
            onSearch={onSearch}
            onNarrow={() => form.current?.showFields()}
          />
        )}
        <Quiet>本站数据由运营方导入，供检索参考；备案的现状以海关总署的查询结果为准。</Quiet>
      </Stack>
      {Detail && <Detail recordNum={search.recordal} onClose={way.close} />}
    </>
  )
}
