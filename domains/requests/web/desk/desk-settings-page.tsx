import {
  Button,
  Buttons,
  Card,
  Checkbox,
  call,
  DeskHead,
  ErrorView,
  keyOf,
  momentText,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  toast,
  useAction,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import type { DeskSettingsReply } from '../../contract/workbench/settings.ts'
import styles from './desk.module.css'

/** The settings of the desk, which the top administrator changes. */
export function DeskSettingsPage() {
  const { data, error, refetch } = useQuery(queryOf(workbenchApi.getSettings, {}))
  if (error) return <ErrorView title="设置加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} rowHeight={56} />
  return <SettingsEditor key={data.savedAt ?? 0} settings={data} />
}

function SettingsEditor({ settings }: { settings: DeskSettingsReply }) {
  const queries = useQueryClient()
  const [fourEyes, setFourEyes] = useState(settings.fourEyes)
  const { run, busy } = useAction(async () => {
    await call(workbenchApi.putSettings, { body: { fourEyes } })
    toast('复核设置已保存')
    await queries.invalidateQueries({ queryKey: keyOf(workbenchApi.getSettings) })
  })
  return (
    <>
      <DeskHead title="复核设置" />
      <Card>
        <Stack gap={16} className={styles.settings}>
          <Checkbox value={fourEyes} onChange={setFourEyes} label="不予受理与完成须由另一位工作人员复核" />
          <Notice>
            开启后，提交的决定先等待复核，复核通过才生效，客户在此之前看不到；提交人不能复核自己的决定。
            关闭后，已在等待的决定仍须复核、退回或撤回。现有在职工作人员 {settings.staff} 名，开启至少需要两名。
          </Notice>
          {settings.savedAt !== null && <Quiet>上次保存：{momentText(settings.savedAt)}</Quiet>}
          <Buttons end>
            <Button variant="primary" busy={busy} busyText="正在保存…" onClick={() => void run()}>
              保存
            </Button>
          </Buttons>
        </Stack>
      </Card>
    </>
  )
}
