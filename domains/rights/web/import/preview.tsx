import {
  Button,
  Checkbox,
  call,
  DataTable,
  Empty,
  FilterChips,
  isCallError,
  LinkButton,
  momentWords,
  Notice,
  newKey,
  Pagination,
  Quiet,
  Stack,
  StickyBar,
  useAction,
} from '@portal/platform/web'
import { useCallback, useState } from 'react'
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import { confirmedImport, type LineState, type PreviewRow, type RightImport } from '../../contract/import/preview.ts'
import { rightLimits } from '../../contract/limits.ts'
import { importPath } from './paths.ts'
import { previewColumns } from './preview-columns.tsx'
import { lineStateWords } from './preview-words.ts'

const pageSize = 50

/** The lines that are ready, as many as the vault has room for. */
const readyLines = ({ rows, room }: RightImport): number[] =>
  rows
    .filter(({ state }) => state === 'ready')
    .slice(0, room)
    .map(({ line }) => line)

/** The other lines that name the same right as this one. */
const sameLines = (rows: readonly PreviewRow[], line: number): number[] => {
  const first = rows.find((row) => row.line === line)?.sameAs ?? line
  return rows.filter((row) => row.line !== line && (row.line === first || row.sameAs === first)).map((row) => row.line)
}

/** What may become of each line, which of them are to be added, and the button that adds them. */
export function Preview({ list, onDone }: { list: RightImport; onDone: () => void }) {
  const { id, fileName, total, ready, faulty, duplicate, room, expiresAt, rows } = list
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(readyLines(list)))
  const [state, setState] = useState<LineState | 'all'>('all')
  const [page, setPage] = useState(1)
  const shown = state === 'all' ? rows : rows.filter((row) => row.state === state)
  const put = (lines: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const line of lines) {
      // Of lines that name the same right one is added.
      if (isChosen) for (const other of sameLines(rows, line)) next.delete(other)
      isChosen ? next.add(line) : next.delete(line)
    }
    setChosen(next)
  }
  return (
    <>
      <Stack gap={8}>
        <p role="status">
          {fileName}：共 {total} 行，{ready} 行可以加入，{faulty} 行有误，{duplicate} 行台账里已有或重复。
        </p>
        <Quiet>还没有加入任何权利。请在 {momentWords(expiresAt)} 前确认，之后预览会删除。</Quiet>
      </Stack>
      {faulty > 0 && (
        <Notice tone="warning" title="有误的行不会加入">
          原因写在该行；请在文件中改好后重新上传，或者只加入其余的行。
        </Notice>
      )}
      {ready > room && (
        <Notice tone="warning" title={room === 0 ? '权利台账已满' : `权利台账还可以加入 ${room} 项`}>
          权利台账最多 {rightLimits.rights} 项。
          {room === 0
            ? '请先删除不用的权利，再来确认。'
            : `已选中可以加入的前 ${room} 行；要加入别的行，请先去掉一些。`}
        </Notice>
      )}
      <FilterChips
        label="按结果筛选"
        options={[
          { value: 'all', label: '全部', count: total },
          { value: 'ready', label: lineStateWords.ready, count: ready },
          { value: 'faulty', label: lineStateWords.faulty, count: faulty },
          { value: 'duplicate', label: lineStateWords.duplicate, count: duplicate },
        ]}
        value={state}
        onChange={(next: LineState | 'all') => {
          setState(next)
          setPage(1)
        }}
      />
      <Rows shown={shown} page={page} onPage={setPage} chosen={chosen} put={put} />
      <ConfirmBar id={id} chosen={chosen} room={room} allReady={readyLines(list)} put={put} onDone={onDone} />
    </>
  )
}

type Choice = { chosen: ReadonlySet<number>; put: (lines: readonly number[], isChosen: boolean) => void }
type RowsProps = Choice & { shown: readonly PreviewRow[]; page: number; onPage: (page: number) => void }

function Rows({ shown, page, onPage, chosen, put }: RowsProps) {
  if (shown.length === 0) return <Empty text="没有这样的行" />
  return (
    <>
      <DataTable
        caption="清单的各行"
        columns={previewColumns({
          isChosen: (row) => chosen.has(row.line),
          choose: (row, isChosen) => put([row.line], isChosen),
        })}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ line }) => String(line)}
      />
      {shown.length > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={shown.length}
          totalText={`共 ${shown.length} 行`}
          onPage={onPage}
        />
      )}
    </>
  )
}

type ConfirmBarProps = Choice & {
  id: string
  room: number
  allReady: readonly number[]
  onDone: () => void
}

/** Whether a list was confirmed before, as in another tab: the server then says what came of it. */
const isConfirmed = (error: unknown): boolean => isCallError(error) && confirmedImport.safeParse(error.current).success

function ConfirmBar({ id, chosen, room, allReady, put, onDone }: ConfirmBarProps) {
  // The key of the submission stays the same while the page is open, so that a press after a lost answer adds nothing twice.
  const [key] = useState(newKey)
  const { run, busy } = useAction(
    useCallback(async () => {
      try {
        await call(rightImportsApi.confirmImport, { params: { id }, body: { lines: [...chosen] } }, { key })
        onDone()
      } catch (error) {
        // Confirmed in another tab: the page shows what came of it.
        if (!isConfirmed(error)) throw error
        onDone()
      }
    }, [id, chosen, key, onDone]),
  )
  if (allReady.length === 0)
    return (
      <div>
        <LinkButton to={importPath}>重新上传</LinkButton>
      </div>
    )
  return (
    <StickyBar>
      <div className="row apart">
        <Checkbox
          label={`全选可以加入的 ${allReady.length} 行`}
          value={allReady.every((line) => chosen.has(line))}
          onChange={(isChosen) => put(allReady, isChosen)}
        />
        <div className="row">
          <LinkButton to={importPath}>重新上传</LinkButton>
          <Button
            variant="primary"
            disabled={chosen.size === 0 || chosen.size > room}
            busy={busy}
            busyText="正在加入…"
            onClick={() => void run()}
          >
            {`加入所选 ${chosen.size} 项`}
          </Button>
        </div>
      </div>
    </StickyBar>
  )
}
