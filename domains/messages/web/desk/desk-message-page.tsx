import { RecordLogLink } from '@portal/accounts/web'
import {
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  momentText,
  momentWords,
  Notice,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { DeskDetail } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { findPersonalData, personalHintLabels } from '../../contract/personal-data.ts'
import { heldReasonLabels } from '../../contract/states.ts'
import styles from '../message-entry.module.css'
import { MessageActions } from './message-actions.tsx'
import { MessageHistory } from './message-history.tsx'
import { ReplyCard } from './reply-card.tsx'
import { StateTag } from './state-tag.tsx'

/** One message for the desk, with buttons for the steps that are allowed. */
export function DeskMessagePage() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(messagesApi.deskDetail, { params: { id } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="留言加载失败" error={error} onRetry={() => void refetch()} />
  return <MessageView detail={data} />
}

function MessageView({ detail }: { detail: DeskDetail }) {
  const { id, title, content, state, heldFor, createTime, reply } = detail
  const found = findPersonalData(`${title} ${content}`)
  return (
    <>
      <DetailHead
        title={title}
        tag={<StateTag state={state} />}
        number={id}
        meta={`${momentWords(createTime)} 提交`}
        actions={
          <>
            <RecordLogLink kind="message" of={id} />
            <MessageActions detail={detail} />
          </>
        }
      />
      <DetailLayout
        lead={
          <Stack gap={24}>
            {heldFor && (
              <Notice tone="warning">{`待甄别：${heldReasonLabels[heldFor]}。直接答复即视为正常留言。`}</Notice>
            )}
            {found.length > 0 && state !== 'deleted' && (
              <Notice tone="warning">
                {`内容里好像有${found.map((hint) => personalHintLabels[hint]).join('、')}，公开前请先修改。`}
              </Notice>
            )}
            <p className={styles.text}>{content}</p>
            <DescriptionList items={factsOf(detail)} />
          </Stack>
        }
        side={
          detail.promises.length > 0 && (
            <Card title="答复时限">
              <PromiseList promises={detail.promises} />
            </Card>
          )
        }
      >
        <Stack gap={24}>
          {detail.can.includes('reply') ? (
            <ReplyCard key={detail.version} detail={detail} />
          ) : (
            reply !== null && (
              <Card title="答复">
                <p className={styles.text}>{reply}</p>
              </Card>
            )
          )}
          <MessageHistory history={detail.history} />
        </Stack>
      </DetailLayout>
    </>
  )
}

const factsOf = ({ lyName, username, lyEmail, createTime, edited, removed }: DeskDetail) => [
  { term: '留言人', detail: lyName ?? '已按期清除' },
  { term: '账号', detail: username ?? '未登录' },
  { term: '邮箱', detail: lyEmail ?? '已按期清除' },
  { term: '提交时间', detail: momentText(createTime) },
  ...(edited ? [{ term: '修改原因', detail: `${momentText(edited.time)} ${edited.reason}`, wide: true }] : []),
  ...(removed ? [{ term: '删除原因', detail: `${momentText(removed.time)} ${removed.reason}`, wide: true }] : []),
]
