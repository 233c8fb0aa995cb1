import {
  ErrorView,
  KeywordSearch,
  PageHead,
  queryOf,
  Select,
  Skeleton,
  Stack,
  useDocumentWords,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { niceApi } from '../../contract/endpoints.ts'
import { EditionNotice, SourceLine } from '../picker/source-line.tsx'
import { askedOf } from '../picker/use-found-items.ts'
import { classesOf } from '../reads.ts'
import { niceSearch } from './asked.ts'
import { ClassView } from './class-view.tsx'
import { EditionFolds } from './edition-folds.tsx'
import { FoundView } from './found-view.tsx'
import styles from './nice-search.module.css'

const title = '商品分类查询'

/** 商品分类查询: which class goods and services belong to, with every class, group and item to be read. */
export function NiceSearchPage() {
  const [asked, patch] = useSearch(niceSearch)
  const { edition } = asked
  const found = useQuery(queryOf(niceApi.classes, classesOf(edition)))
  const editions = useQuery(queryOf(niceApi.editions, {}))
  useDocumentWords(title, '按名称、拼音或首字母查商品和服务属于尼斯分类的哪一类、哪个类似群。')
  const { current = '', elements = [] } = editions.data ?? {}
  const options = elements.map((one) => ({
    value: one.edition,
    label: `${one.inForceFrom} 起 · ${one.edition}${one.edition === current ? '（现行）' : ''}`,
  }))
  return (
    <>
      <PageHead
        title={title}
        lead="查商品和服务属于哪一类、哪个类似群。名称的一部分、繁体、拼音或首字母都可以。"
        brief={{ words: '怎么查' }}
      />
      <Stack gap={24} className="wrap page">
        <div className={styles.ask}>
          <KeywordSearch
            key={asked.keyword}
            keyword={asked.keyword}
            label="商品或服务"
            placeholder="商品或服务，如 手机、shouji、sj"
            onSearch={(keyword) => patch({ keyword: askedOf(keyword), class: '' })}
          />
          <div className={styles.edition}>
            <Select
              aria-label="版本"
              value={edition || current}
              placeholder={false}
              options={options}
              onChange={(next) => patch({ edition: next === current ? '' : next, class: '' })}
            />
          </div>
        </div>
        {found.isPending && <Skeleton rows={5} rowHeight={84} />}
        {found.isError && <ErrorView title="分类加载失败" error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && (
          <>
            <EditionNotice edition={found.data} />
            {asked.keyword !== '' && <FoundView asked={asked} edition={found.data.edition} />}
            <ClassView asked={asked} present={found.data} onPick={(one) => patch({ class: one })} />
            <EditionFolds present={found.data} editions={editions.data} />
            <SourceLine edition={found.data} />
          </>
        )}
      </Stack>
    </>
  )
}
