import {
  ActDialog,
  Button,
  ChangesDialog,
  type Column,
  call,
  DeskList,
  type DeskListProps,
  momentText,
  NothingListed,
  OrderButtons,
  Quiet,
  type RowAct,
  RowActs,
  useDeskAct,
} from '@portal/platform/web'
import { type ReactNode, useState } from 'react'
import { changeActLabels } from '../../contract/desk.ts'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { bannerReads, linkReads } from './desk-reads.ts'

/** An entry of a list that the desk keeps in order: a banner or a link. */
type Entry = { id: string; can: readonly string[]; updatedAt: number; updatedBy: string | null }

const kinds = {
  banner: {
    word: '横幅',
    reads: bannerReads,
    move: siteDeskApi.moveBanner,
    changes: siteDeskApi.bannerChanges,
    remove: siteDeskApi.removeBanner,
  },
  link: {
    word: '链接',
    reads: linkReads,
    move: siteDeskApi.moveLink,
    changes: siteDeskApi.linkChanges,
    remove: siteDeskApi.removeLink,
  },
}

interface EntryListProps<Row extends Entry, V extends Readonly<Record<keyof V & string, string>>>
  extends Pick<DeskListProps<Row, V>, 'title' | 'lead' | 'pages' | 'views' | 'filters' | 'finds' | 'skeleton'> {
  kind: keyof typeof kinds
  pages: DeskListProps<Row, V>['pages'] & { isFiltered: boolean; clear: () => void }
  nameOf: (row: Row) => string
  /** The columns before the order; those of the order, the last change and the buttons follow. */
  columns: readonly Column<Row>[]
  /** What comes before 修改 among the acts of the row. */
  further?: (row: Row) => readonly RowAct[]
  /** What comes before 删除. */
  last?: (row: Row) => readonly RowAct[]
  nothing: string
  /** The words of the question before an entry is deleted. */
  removal: string
  /** The dialog that changes `row`, or makes a new entry. */
  editor: (row: Row | undefined, onClose: () => void) => ReactNode
  children?: ReactNode
}

/** A page of the desk with a list whose entries stand in an order, can be changed and deleted, and have a history. */
export function EntryList<Row extends Entry, V extends Readonly<Record<keyof V & string, string>>>({
  kind,
  pages,
  nameOf,
  columns,
  further,
  last,
  nothing,
  removal,
  editor,
  children,
  ...list
}: EntryListProps<Row, V>) {
  const [opened, setOpened] = useState<{ act: 'edit' | 'changes' | 'remove'; row: Row } | 'new'>()
  const { word, reads, move, changes, remove } = kinds[kind]
  const { run, busy } = useDeskAct(reads)
  const close = () => setOpened(undefined)
  const { act, row } = opened && opened !== 'new' ? opened : {}
  const all: readonly Column<Row>[] = [
    ...columns,
    {
      key: 'order',
      header: '顺序',
      width: '96px',
      cell: (row) => (
        <OrderButtons
          name={nameOf(row)}
          can={row.can}
          busy={busy}
          onMove={(to) => void run(() => call(move, { params: { id: row.id }, body: { to } }))}
        />
      ),
    },
    {
      key: 'updatedAt',
      header: '最近修改',
      cell: ({ updatedAt, updatedBy }) => (
        <>
          {momentText(updatedAt)}
          <Quiet>{updatedBy ?? '系统'}</Quiet>
        </>
      ),
    },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      cell: (row) => (
        <RowActs
          name={nameOf(row)}
          acts={[
            ...(further?.(row) ?? []),
            { label: '修改', run: () => setOpened({ act: 'edit', row }) },
            { label: '变更记录', run: () => setOpened({ act: 'changes', row }) },
            ...(last?.(row) ?? []),
            { label: '删除', danger: true, run: () => setOpened({ act: 'remove', row }) },
          ]}
        />
      ),
    },
  ]
  return (
    <>
      <DeskList
        {...list}
        pages={pages}
        name={word}
        findLabel={`查找${word}`}
        columns={all}
        rowKey={({ id }) => id}
        empty={<NothingListed of={pages} text={nothing} filtered={`没有符合条件的${word}`} />}
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setOpened('new')}>
          新增{word}
        </Button>
      </DeskList>
      {(opened === 'new' || act === 'edit') && editor(row, close)}
      {row && act === 'changes' && (
        <ChangesDialog
          name={nameOf(row)}
          id={row.id}
          endpoint={changes}
          read={() => call(changes, { params: { id: row.id } })}
          labels={changeActLabels}
          onClose={close}
        />
      )}
      {row && act === 'remove' && (
        <ActDialog
          title={`删除${word}：${nameOf(row)}`}
          confirmText="删除"
          danger
          busyText="正在删除…"
          act={() => call(remove, { params: { id: row.id } })}
          said={`${word}已删除`}
          reads={reads}
          onClose={close}
        >
          {removal}；只想暂时不显示时，可以在“修改”中隐藏。
        </ActDialog>
      )}
      {children}
    </>
  )
}
