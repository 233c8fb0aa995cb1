import { Icon, ItemList, ItemRow, PageHead, Scene, useDocumentWords, useMedia, useSearch } from '@portal/platform/web'
import type { UsePhone } from '../help-page.tsx'
import { PrintButton } from '../print-button.tsx'
import { firstHourCases } from './cases.ts'
import { firstHourEntries } from './entries.ts'
import css from './first-hour.module.css'
import { caseKeys, firstHourPath } from './first-hour-path.ts'
import { firstHourSearch } from './first-hour-search.ts'
import type { Answer } from './guide.ts'
import { GuideView } from './guide-view.tsx'
import { NextQuestion } from './next-question.tsx'
import { Questions } from './questions.tsx'

const home = { text: '首页', to: '/oneChains' }
const title = '第一个小时'

const answerOf = (answers: readonly Answer[], value: string | undefined): Answer | undefined =>
  answers.find((answer) => answer.value === value)

/** The three emergencies, for somebody who has not said yet which one it is. */
function Cases() {
  return (
    <>
      <PageHead title={`出事了，${title}`} lead="先选发生了什么。" crumbs={[home, { text: title }]} />
      <div className={`wrap ${css.page}`}>
        <ItemList label="发生了什么">
          {firstHourEntries.map(({ key, title: name, text, page }) => (
            <ItemRow
              key={key}
              to={page}
              level={2}
              title={name}
              meta={text}
              picture={<Scene name={firstHourCases[key].scene} size={64} />}
            />
          ))}
        </ItemList>
      </div>
    </>
  )
}

/**
 * The page 第一个小时: two questions, and then only what concerns that place and that side. On a phone it asks one question at
 * a time.
 */
export function FirstHourPage({ usePhone }: { usePhone: UsePhone }) {
  const phone = usePhone()
  const isNarrow = useMedia('(max-width: 720px)')
  const [search, patch] = useSearch(firstHourSearch)
  const key = caseKeys.find((one) => one === search.case)
  const entry = firstHourEntries.find((one) => one.key === key)
  const head = entry ? `${entry.title}：${title}` : title
  useDocumentWords(head, entry?.text ?? '')
  if (!key || !entry) return <Cases />
  const one = firstHourCases[key]
  const place = answerOf(one.place.answers, search.place)
  const side = answerOf(one.side.answers, search.side)
  const isAnswered = place !== undefined && side !== undefined
  return (
    <>
      <PageHead
        title={head}
        lead="先答两个问题，只给您看和您有关的。"
        crumbs={[home, { text: title, to: firstHourPath }, { text: entry.title }]}
        aside={
          isAnswered && (
            <div className={`no-print ${css.actions}`}>
              {phone && (
                <a className="btn btn-secondary" href={`tel:${phone}`}>
                  <Icon name="phone" size={18} />
                  打电话 {phone}
                </a>
              )}
              <PrintButton />
            </div>
          )
        }
      />
      <div className={`wrap ${css.page}`}>
        {isNarrow ? (
          <NextQuestion key={place?.value} of={one} place={place} side={side} onAnswer={patch} />
        ) : (
          <Questions of={one} place={place} side={side} onAnswer={patch} />
        )}
        {isAnswered && (
          <GuideView
            key={`${place.value} ${side.value}`}
            of={one}
            place={place}
            side={side}
            isNarrow={isNarrow}
            phone={phone}
          />
        )}
      </div>
    </>
  )
}
