import { Button, choiceParam, KeywordSearch, NothingListed, useSearch, wordsParam } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import css from './all-matters.module.css'
import { FirstMatters } from './first-matters.tsx'
import { MatterSections, useMatterParts } from './matter-sections.tsx'
import { matterPages, tabs } from './tabs.ts'

const kinds = new Map([...tabs, ...matterPages].map((kind) => [kind.active, kind]))
const search = z.object({ keyword: wordsParam(), find: choiceParam(['', '1'], '') })

/** The field by which one matter is found; the cursor stands in it, since it was asked for. */
function Finder({
  keyword,
  onSearch,
  onEnd,
}: {
  keyword: string
  onSearch: (words: string) => void
  onEnd: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className={`row ${css.finder}`}>
      <KeywordSearch keyword={keyword} label="编号或货物" placeholder="编号、货物、权利、展会" onSearch={onSearch} />
      <Button variant="text" onClick={onEnd}>
        不找了
      </Button>
    </div>
  )
}

/** All matters of the user, of whatever kind: what waits for him first. The words that are searched for stand in the address. */
export function AllMatters() {
  const [{ keyword, find }, patch] = useSearch(search)
  const parts = useMatterParts(keyword)
  const isFinding = keyword !== '' || find === '1'
  const isEmpty = parts.all.every(({ data }) => data?.totalElements === 0)
  if (isEmpty && !isFinding) return <FirstMatters />
  const clear = () => patch({ keyword: '', find: '' })
  return (
    <>
      {isFinding && (
        <Finder keyword={keyword} onSearch={(words) => patch({ keyword: words, find: '1' })} onEnd={clear} />
      )}
      {isEmpty ? (
        <NothingListed of={{ isFiltered: true, clear }} filtered={`没有找到“${keyword}”`} />
      ) : (
        <MatterSections parts={parts} kinds={kinds} />
      )}
    </>
  )
}
