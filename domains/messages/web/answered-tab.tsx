import { Button, Empty, EmptyState, KeywordSearch, Paged, Stack, useListPage, wordsParam } from '@portal/platform/web'
import { messagesApi } from '../contract/endpoints.ts'
import { messageLimits } from '../contract/limits.ts'
import { EntryList } from './entry-list.tsx'
import styles from './message-page.module.css'

const filter = { keyword: wordsParam() }

/** Published questions and answers, searched by any part of a word. */
export function AnsweredTab({ onWrite }: { onWrite: () => void }) {
  const answered = useListPage(messagesApi.list, {
    filter,
    ask: ({ keyword }) => ({ mine: '', keyword }),
    pageSize: messageLimits.page,
  })
  const { keyword } = answered.search
  return (
    <Stack gap={20} className={styles.tab}>
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        placeholder="在问答中查找"
        onSearch={(next) => answered.set({ keyword: next })}
      />
      <Paged
        pages={answered}
        name="问答"
        skeleton={{ rowHeight: 76 }}
        empty={
          keyword === '' ? (
            <Empty text="还没有公开的问答" action={<Button onClick={onWrite}>我要留言</Button>} />
          ) : (
            <EmptyState scene="none" title="没有找到" text={`没有找到含“${keyword}”的问答`}>
              <Button onClick={answered.clear}>清除查询</Button>
            </EmptyState>
          )
        }
        short
      >
        {(messages) => <EntryList label="已答复留言" messages={messages} />}
      </Paged>
    </Stack>
  )
}
