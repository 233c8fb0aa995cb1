import { loginAddress, useSession } from '@portal/accounts/web'
import {
  Button,
  Empty,
  ErrorView,
  LinkButton,
  Notice,
  Paged,
  queryOf,
  Skeleton,
  Stack,
  useListPage,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { messagesApi } from '../contract/endpoints.ts'
import { messageLimits } from '../contract/limits.ts'
import { EntryList } from './entry-list.tsx'
import { MessageEntry } from './message-entry.tsx'
import styles from './message-page.module.css'
import { messagePath } from './page-search.ts'

type MineProps = {
  id: string | undefined
  messageKey: string | undefined
  onWrite: () => void
}

/** The user's own messages; for a visitor without an account, the one message whose link he was given. */
export function MineTab({ id, messageKey, onWrite }: MineProps) {
  const { userinfo } = useSession()
  return (
    <Stack gap={20} className={styles.tab}>
      {id !== undefined && messageKey !== undefined && <ByKey id={id} messageKey={messageKey} />}
      {userinfo ? <OwnList id={id} onWrite={onWrite} /> : messageKey === undefined && <Visitor />}
    </Stack>
  )
}

function Visitor() {
  return (
    <Empty
      text="登录后查看您的留言；未登录时提交的，请打开提交成功时给出的链接"
      action={
        <LinkButton variant="primary" to={loginAddress(`${messagePath}?activeName=name1`)}>
          去登录
        </LinkButton>
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

function OwnList({ id, onWrite }: Pick<MineProps, 'id' | 'onWrite'>) {
  const own = useListPage(messagesApi.list, { ask: () => ({ mine: 1 }), pageSize: messageLimits.page })
  return (
    <Paged
      pages={own}
      name="我的留言"
      skeleton={{ rows: 5, rowHeight: 76 }}
      empty={<Empty text="您还没有留言" action={<Button onClick={onWrite}>我要留言</Button>} />}
      short
    >
      {(messages) => <EntryList label="我的留言" messages={messages} own open={id ?? messages[0]?.id} />}
    </Paged>
  )
}
