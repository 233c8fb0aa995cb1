import {
  choiceParam,
  DetailHead,
  ErrorView,
  momentWords,
  queryOf,
  Skeleton,
  Stack,
  Tabs,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { hasAccess, userTypeLabels } from '../../contract/account.ts'
import { accountsApi } from '../../contract/endpoints.ts'
import type { UserDetail } from '../../contract/user-detail.ts'
import { RecordLogLink } from '../record-log-link.tsx'
import { UserAccess } from './user-access.tsx'
import { UserActions } from './user-actions.tsx'
import { UserBusiness } from './user-business.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserHistory } from './user-history.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserStatus } from './user-status.tsx'

const tabs = [
  { value: 'facts', label: '资料' },
  { value: 'access', label: '权限' },
  { value: 'sessions', label: '登录' },
  { value: 'business', label: '业务' },
  { value: 'history', label: '记录' },
] as const
type UserTab = (typeof tabs)[number]['value']

const filter = z.object({ tab: choiceParam(['facts', 'access', 'sessions', 'business', 'history'], 'facts') })

const panels = {
  facts: UserFacts,
  access: UserAccess,
  sessions: UserSessions,
  business: UserBusiness,
  history: UserHistory,
} satisfies Record<UserTab, unknown>

/** 用户详情: one account, what it may do, where it is signed in, what it has under way, and its history. */
export function UserPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(accountsApi.userDetail, { params: { id } }))
  if (isPending) return <Skeleton rows={8} rowHeight={56} />
  if (error) return <ErrorView title="用户加载失败" error={error} onRetry={() => void refetch()} />
  return <UserView user={data} />
}

function UserView({ user }: { user: UserDetail }) {
  const [search, patch] = useSearch(filter)
  const shown = tabs.filter((tab) => tab.value !== 'access' || hasAccess(user))
  const tab = shown.find((one) => one.value === search.tab)?.value ?? 'facts'
  const Panel = panels[tab]
  return (
    <>
      <DetailHead
        title={user.username}
        tag={<UserStatus user={user} />}
        meta={`${userTypeLabels[user.userType]} · ${momentWords(user.createTime)} ${user.status === 'invited' ? '邀请' : '注册'}`}
        actions={
          <>
            <RecordLogLink kind="user" of={user.id} />
            <UserActions user={user} />
          </>
        }
      />
      <Tabs label="用户详情" tabs={shown} value={tab} onChange={(next) => patch({ tab: next }, { replace: true })}>
        <Stack gap={20}>
          <Panel user={user} />
        </Stack>
      </Tabs>
    </>
  )
}
