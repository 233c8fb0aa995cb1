import { ErrorView, FilterChips, Skeleton } from '@portal/platform/web'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { markedWords } from '../../contract/search/search-texts.ts'
import { walkLinks } from '../walk-links.ts'
import { HitGroups } from './hit-groups.tsx'
import { type GroupKind, groupLabels } from './local-hits.ts'
import { NothingFound } from './nothing-found.tsx'
import css from './search.module.css'
import { searchLink } from './search-path.ts'
import { type FoundAll, useFound } from './use-found.ts'

/** Questions that many services and pages answer, for somebody who does not know yet what to ask. */
export const examples = ['货物被扣', '授权书', '展会存证', '备案续展', '欧盟'] as const

function Examples() {
  return (
    <section className={css.try} aria-label="可以这样找">
      <h2>可以这样找</h2>
      <ul className={`row ${css.chips}`}>
        {examples.map((example) => (
          <li key={example}>
            <Link to={searchLink(example)}>{example}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SynonymsProps {
  found: FoundAll
  isLiteral: boolean
  onLiteral: (isLiteral: boolean) => void
}

/** Says which words were looked for besides those of the question, and lets the reader leave them out. */
function Synonyms({ found: { pieces }, isLiteral, onLiteral }: SynonymsProps) {
  const also = pieces.filter((piece) => piece.also.length > 0)
  if (!isLiteral && also.length === 0) return null
  return (
    <p className={css.also}>
      {isLiteral ? '只找了原词。' : '也找了：'}
      {!isLiteral &&
        also.map(({ word, also: others }, index) => (
          <span key={word}>
            {index > 0 && '；'}
            <b>{others.join('、')}</b>（{word}）
          </span>
        ))}
      <button type="button" onClick={() => onLiteral(!isLiteral)}>
        {isLiteral ? '也找近义词' : '只找原词'}
      </button>
    </p>
  )
}

export interface SearchViewProps {
  query: string
  isLiteral: boolean
  onLiteral: (isLiteral: boolean) => void
  /** How many hits of each kind are shown. */
  count: number
  /** The element around what was found, for the arrow keys. */
  box: RefObject<HTMLElement | null>
}

/** What the one search shows for a question: its hits by kind, or a way on where there are none. */
export function SearchView({ query, isLiteral, onLiteral, count, box }: SearchViewProps) {
  const found = useFound(query, isLiteral, count)
  const { groups, pieces, total, isDone, error } = found
  const [chosen, choose] = useState<{ of: string; kind: GroupKind | '' }>({ of: '', kind: '' })
  const kind = chosen.of === query && groups.some((group) => group.kind === chosen.kind) ? chosen.kind : ''
  const isEmpty = isDone && error === undefined && groups.length === 0
  return (
    <section ref={box} aria-label={query === '' ? '搜索' : `“${query}”的搜索结果`} onKeyDown={walkLinks}>
      {query === '' && <Examples />}
      {pieces.length > 0 && <Synonyms found={found} isLiteral={isLiteral} onLiteral={onLiteral} />}
      <p role="status" className="sr-only">
        {query !== '' && isDone && (total === 0 && !isEmpty ? '找到的太多' : `找到 ${total} 条`)}
      </p>
      {query !== '' && !isDone && groups.length === 0 && <Skeleton rows={4} rowHeight={64} />}
      {(groups.length > 1 || total > 0) && (
        // One kind alone shows them too: others often arrive later, and must not push it down.
        <div className={css.kinds}>
          <FilterChips
            label="种类"
            options={[{ kind: '' as const, total }, ...groups].map((group) => ({
              value: group.kind,
              label: group.kind === '' ? '全部' : groupLabels[group.kind],
              count: group.total,
            }))}
            value={kind}
            onChange={(next) => choose({ of: query, kind: next })}
          />
        </div>
      )}
      <HitGroups groups={groups.filter((group) => kind === '' || group.kind === kind)} terms={markedWords(pieces)} />
      {error !== undefined && query !== '' && <ErrorView title="有几处没有查到" error={error} onRetry={found.retry} />}
      {query !== '' && isEmpty && <NothingFound query={query} parts={found.parts} />}
    </section>
  )
}
