import {
  Fold,
  type ListPages,
  Log,
  momentText,
  momentWords,
  Paged,
  Quiet,
  Stack,
  useListPart,
} from '@portal/platform/web'
import { type TrailLine, trailActLabels } from '../../contract/audit.ts'
import { requestsApi } from '../../contract/endpoints.ts'

const pageSize = 8

const leads = {
  owner: '工作人员以“办案人员”加固定代号表示，同一人 10 分钟内的多次查看合为一条。',
  staff: '客户也能看到这份记录，其中工作人员以“办案人员”加固定代号表示。同一人 10 分钟内的多次查看合为一条。',
} as const

const title = '谁看过、改过这件事'

type Viewer = keyof typeof leads

/**
 * The audit trail, newest first: who looked at the request and who changed what. The customer reads the same as the
 * desk, with labels instead of user names.
 */
export function AuditTrail({ businessSn, viewer }: { businessSn: string; viewer: Viewer }) {
  return viewer === 'owner' ? <OwnTrail businessSn={businessSn} /> : <DeskTrail businessSn={businessSn} />
}

function OwnTrail({ businessSn }: { businessSn: string }) {
  return <Trail viewer="owner" pages={useListPart(requestsApi.ownTrail, { query: { businessSn }, pageSize })} />
}

function DeskTrail({ businessSn }: { businessSn: string }) {
  return <Trail viewer="staff" pages={useListPart(requestsApi.deskTrail, { params: { businessSn }, pageSize })} />
}

/** What the customer reads where the desk has a word of its own. */
const ownLabels: Readonly<Partial<Record<TrailLine['act'], string>>> = {
  askSupplement: '请您补充材料',
  withdrawSupplement: '不再需要补充材料',
  complete: '完成',
}

function Trail({
  viewer,
  pages,
}: {
  viewer: Viewer
  pages: ListPages<{ elements: TrailLine[]; totalElements: number }>
}) {
  const { data } = pages.list
  const wordOf = (act: TrailLine['act']) => (viewer === 'owner' && ownLabels[act]) || trailActLabels[act]
  return (
    <Fold title={title} aside={data && `${data.totalElements} 次`}>
      <Stack gap={16}>
        <Quiet>{leads[viewer]}</Quiet>
        <Paged pages={pages} name="记录" skeleton={{ rows: 4, rowHeight: 30 }} empty={undefined} short>
          {(lines) => (
            <Log
              label={title}
              entries={lines}
              timeText={momentWords}
              line={({ time, lastTime, count, actor, act, detail }) => ({
                time: lastTime,
                parts: [
                  actor,
                  [
                    wordOf(act) + (detail ? `（${detail}）` : ''),
                    count > 1 && `${count} 次，自 ${momentText(time).slice(11)}`,
                  ]
                    .filter(Boolean)
                    .join(' '),
                ],
              })}
            />
          )}
        </Paged>
      </Stack>
    </Fold>
  )
}
