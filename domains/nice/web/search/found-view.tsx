import { foldText, markedParts } from '@portal/names/contract'
import { Empty, ErrorView, ItemList, ItemRow, Notice, Skeleton, Stack } from '@portal/platform/web'
import { Fragment } from 'react'
import { goneWords, moveWords } from '../picker/move-words.ts'
import { useFoundItems } from '../picker/use-found-items.ts'
import { classLink, type NiceAsked } from './asked.ts'

/** What the keyword in the address finds in an edition; each row leads to its class. */
export function FoundView({ asked, edition }: { asked: NiceAsked; edition: string }) {
  const { keyword } = asked
  const { data, error, isPending, isPlaceholderData, refetch } = useFoundItems(keyword, edition)
  if (isPending) return <Skeleton rows={5} rowHeight={64} />
  if (error) return <ErrorView title="查询失败" error={error} onRetry={() => void refetch()} />
  const { list, moves, gone } = data
  return (
    <section aria-label={`“${keyword}”的查询结果`} aria-busy={isPlaceholderData || undefined}>
      <Stack gap={12}>
        <h2>{`“${keyword}”：${list.length === 0 ? '没有找到' : `${list.length} 项`}`}</h2>
        {moves.length + gone.length > 0 && (
          <Notice>
            {[...moves.map(moveWords), ...gone.map(goneWords)].map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        )}
        {list.length === 0 && <Empty text="换一个更短的词，或者从下面的类别里找" />}
        <ItemList label="查询结果">
          {list.map((item) => (
            <ItemRow
              key={`${item.group_id} ${item.min_id} ${item.min_name}`}
              to={classLink(asked, item.class_id)}
              title={markedParts(item.min_name, [foldText(keyword)]).map(({ text, isHit }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name stay in their order.
                <Fragment key={at}>{isHit ? <mark>{text}</mark> : text}</Fragment>
              ))}
              meta={`第 ${item.class_id} 类 ${item.class_name} · ${item.group_name}`}
            />
          ))}
        </ItemList>
      </Stack>
    </section>
  )
}
