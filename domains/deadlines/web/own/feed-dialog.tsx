import {
  Button,
  Buttons,
  call,
  Dialog,
  ErrorView,
  freshQueryOf,
  momentWords,
  Skeleton,
  Stack,
  toast,
  useAction,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { FeedState } from '../../contract/feed.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { FeedSubscribe } from './feed-subscribe.tsx'

/** 订阅日历: makes the secret address by which a calendar reads the deadlines, renews it, and ends it. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(freshQueryOf(ownDeadlinesApi.feedState, {}))
  const [url, setUrl] = useState<string>()
  const make = useAction(
    useCallback(async () => {
      const made = await call(ownDeadlinesApi.makeFeed, {})
      setUrl(made.url)
      await refetch()
    }, [refetch]),
  )
  const end = useAction(
    useCallback(async () => {
      await call(ownDeadlinesApi.endFeed, {})
      setUrl(undefined)
      toast('订阅已关闭，原地址失效')
      await refetch()
    }, [refetch]),
  )
  return (
    <Dialog open title="订阅日历" size="large" onClose={onClose}>
      {error && !data && <ErrorView title="订阅状态加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && (
        <Stack gap={16}>
          <FeedWords state={data} />
          {url !== undefined && <FeedSubscribe told={url} />}
          <Buttons end>
            {data.active && (
              <Button variant="text" busy={end.busy} busyText="正在关闭…" onClick={() => void end.run()}>
                关闭订阅
              </Button>
            )}
            <Button
              variant={data.active ? 'secondary' : 'primary'}
              busy={make.busy}
              busyText="正在生成…"
              onClick={() => void make.run()}
            >
              {data.active ? '换一个新地址' : '开启订阅'}
            </Button>
          </Buttons>
        </Stack>
      )}
    </Dialog>
  )
}

function FeedWords({ state: { active, createdAt, lastReadAt } }: { state: FeedState }) {
  if (!active || createdAt === null)
    return (
      <p>
        开启后，手机或电脑上的日历会自动显示您的期限，日期变了也会跟着变。日历里只写规则名称和业务编号，不写您自己起的名称和备注。
      </p>
    )
  const read = lastReadAt === null ? '还没有日历读取过' : `最近一次读取：${momentWords(lastReadAt)}`
  return (
    <p>
      订阅已开启，地址生成于 {momentWords(createdAt)}；{read}。换新地址后，原来的地址立即失效。
    </p>
  )
}
