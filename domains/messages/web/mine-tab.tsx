import { loginAddress, useSession } from '@portal/accounts/web'
import { Button, Empty, ErrorView, Notice, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messagesApi } from '../contract/endpoints.ts'
import { EntryList, pageSize } from './entry-list.tsx'
import { MessageEntry } from './message-entry.tsx'
import styles from './message-page.module.css'
import { messagePath, type PatchSearch } from './page-search.ts'

type MineProps = {
  page: number
  keyword: string
  patch: PatchSearch
  id: string | undefined
  messageKey: string | undefined
}

/** One's own messages; without an account the one whose link was given. */
export function MineTab(props: MineProps) {
  const { userinfo } = useSession()
  const { id, messageKey } = props
  return (
    <div className={styles.tab}>
      {id !== undefined && messageKey !== undefined && <ByKey id={id} messageKey={messageKey} />}
      {userinfo ? <OwnList {...props} /> : messageKey === undefined && <Visitor />}
    </div>
  )
}

function Visitor() {
  return (
    <Empty
      text="登录后查看您的留言；未登录时提交的，请打开提交成功时给出的链接"
      action={
        <Link className="btn btn-primary" to={loginAddress(`${messagePath}?activeName=name1`)}>
          去登录
        </Link>
      }
    />
  )
}

function ByKey({ id, messageKey }: { id: string; messageKey: string }) {
  const found = useQuery(queryOf(messagesApi.byKey, { query: { id, key: messageKey } }))
  if (found.isPending) return <Skeleton rows={3} rowHeight={76} />
  if (found.isError) return <ErrorView title="留言没有打开" error={found.error} onRetry={() => void found.refetch()} />
  return (
    <>
      <Notice>这个链接只用于查看您的这一条留言，请勿转发。</Notice>
      <MessageEntry message={found.data} own open />
    </>
  )
}

function OwnList({ page, patch, id }: MineProps) {
  const query = { mine: 1, pgIndex: page, pgCount: pageSize }
  const list = useQuery({ ...queryOf(messagesApi.list, { query }), placeholderData: keepPreviousData })
  if (list.isPending) return <Skeleton rows={5} rowHeight={76} />
  if (list.isError) return <ErrorView title="我的留言加载失败" error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.elements.length === 0)
    return (
      <Empty text="您还没有留言" action={<Button onClick={() => patch({ activeName: 'name0' })}>我要留言</Button>} />
    )
  return (
    <EntryList
      label="我的留言"
      {...list.data}
      total={list.data.totalElements}
      page={page}
      patch={patch}
      own
      open={id ?? list.data.elements[0]?.id}
    />
  )
}
