import { type BulkAsked, call, type ListBulk } from '@portal/platform/web'
import type { QueueRow } from '../../contract/detail.ts'
import type { BulkDeskAct } from '../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { ColleagueDialog } from './colleague-dialog.tsx'
import { deskReads } from './desk-reads.ts'
import { useViewer, type Viewer } from './use-viewer.ts'

const numbersOf = (rows: readonly QueueRow[]): string[] => rows.map(({ businessSn }) => businessSn)

const send = (act: BulkDeskAct) => (rows: readonly QueueRow[]) =>
  call(workbenchApi.bulk, { body: { act, businessSns: numbersOf(rows) } })

function GiveSeveral({ rows, busy, go, onClose }: BulkAsked<QueueRow>) {
  const give = (assignee: string) => {
    // A case that a colleague has got since it was shown here is not given away from him.
    const holders = rows.map((row) => row.assignee?.id ?? null)
    const body = { act: 'give', businessSns: numbersOf(rows), assignee, holders } as const
    void go(() => call(workbenchApi.bulk, { body }))
  }
  return <ColleagueDialog what={`${rows.length} 件业务`} busy={busy} onGive={give} onClose={onClose} />
}

const actsOf = ({ mayAct, mayAssign }: Viewer): ListBulk<QueueRow>['acts'] =>
  mayAssign
    ? [
        // A case is of nobody who may not act in it.
        ...(mayAct ? [{ label: '领取', said: '已领取', send: send('take') }] : []),
        { label: '分派给同事', said: '已分派', ask: (asked) => <GiveSeveral {...asked} /> },
        { label: '退回', said: '已退回', send: send('giveBack') },
      ]
    : []

/** What may be done with several cases at once, by whoever may assign them. */
export const useBulkCases = (): ListBulk<QueueRow> => ({
  acts: actsOf(useViewer()),
  reads: deskReads,
  nameOf: ({ title, businessSn }) => `${title} ${businessSn}`,
})
