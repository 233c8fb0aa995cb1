import { Icon, Quiet, Sheet } from '@portal/platform/web'
import { useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SearchField } from '../search-field.tsx'
import css from './search.module.css'
import { searchLink } from './search-path.ts'
import { SearchView } from './search-view.tsx'

/** How many hits of each kind the panel shows; the page shows more. */
const count = 3

/** The one search over the page on which somebody is: below the header, on a phone on the whole screen. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [isLiteral, setLiteral] = useState(false)
  const results = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const onQuery = useCallback((next: string) => {
    setQuery(next)
    setLiteral(false)
  }, [])
  return (
    <Sheet label="搜索" onClose={onClose}>
      <div className={css.top}>
        <SearchField
          label="搜索"
          placeholder="服务、资讯、帮助、备案"
          query={query}
          onQuery={onQuery}
          results={results}
          onEnter={(typed) => typed !== '' && navigate(searchLink(typed))}
          isFirst
        />
        <button type="button" className={css.close} onClick={onClose}>
          <Icon name="close" size={20} />
          <span className="spoken-on-phone">关闭 Esc</span>
        </button>
      </div>
      <SearchView query={query} isLiteral={isLiteral} onLiteral={setLiteral} count={count} box={results} />
      {query !== '' && (
        <Quiet className={`row apart ${css.end}`}>
          <span>↑ ↓ 选择 · Enter 打开</span>
          <Link to={searchLink(query, isLiteral)}>
            看全部结果
            <Icon name="right" size={14} />
          </Link>
        </Quiet>
      )}
    </Sheet>
  )
}
