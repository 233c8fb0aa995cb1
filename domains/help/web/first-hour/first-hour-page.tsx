import {
  ItemList,
  ItemRow,
  PageHead,
  phoneWidth,
  Scene,
  shanghaiDay,
  useDocumentWords,
  useMedia,
  useSearch,
} from '@portal/platform/web'
import type { UsePhone } from '../help-page.tsx'
import { firstHourCases } from './cases.ts'
import { firstHourEntries } from './entries.ts'
import { firstHourSearch } from './first-hour-search.ts'
import { FirstHourView, firstHour, titleOf } from './first-hour-view.tsx'

/** The three emergencies, for somebody who has not said yet which one it is. */
function Cases() {
  return (
    <>
      <PageHead title={`出事了，${firstHour}`} lead="先选发生了什么。" crumbs={[{ text: firstHour }]} />
      <div className="wrap page">
        <ItemList label="发生了什么">
          {firstHourEntries.map(({ key, title, text, page }) => (
            <ItemRow
              key={key}
              to={page}
              level={2}
              title={title}
              meta={text}
              picture={<Scene name={firstHourCases[key].scene} size={64} />}
            />
          ))}
        </ItemList>
      </div>
    </>
  )
}

/** The page 第一个小时, whose two answers stand in its address. */
export function FirstHourPage({ usePhone }: { usePhone: UsePhone }) {
  const hotline = usePhone()
  const isNarrow = useMedia(phoneWidth)
  const [search, patch] = useSearch(firstHourSearch)
  const entry = firstHourEntries.find(({ key }) => key === search.case)
  useDocumentWords(entry ? titleOf(entry) : firstHour, entry?.text ?? '')
  if (!entry) return <Cases />
  return (
    <FirstHourView
      entry={entry}
      place={search.place}
      side={search.side}
      isNarrow={isNarrow}
      hotline={hotline}
      received={shanghaiDay(Date.now())}
      onAnswer={patch}
    />
  )
}
