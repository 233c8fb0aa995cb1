import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  choiceParam,
  FilterRow,
  FilterSelect,
  KeywordSearch,
  ListHead,
  momentText,
  NothingListed,
  OrderButtons,
  PagedTable,
  queryOf,
  useDeskAct,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { checkedFilters, type LinkRow } from '../../contract/link-desk.ts'
import { linkGroupLabels, linkGroups } from '../../contract/links.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import styles from './desk.module.css'
import { linkReads } from './desk-reads.ts'
import { LinkCheckDialog, LinkState } from './link-check.tsx'
import { LinkDialog } from './link-dialog.tsx'

const filter = {
  keyword: wordsParam(),
  group: choiceParam(['', ...linkGroups], ''),
  state: choiceParam(checkedFilters, ''),
}
const groups = linkGroups.map((value) => ({ value, label: linkGroupLabels[value] }))
const states = [
  { value: 'unchecked', label: '待打开核对' },
  { value: 'checked', label: '已核对' },
  { value: 'hidden', label: '已隐藏' },
] as const

type Opened = { kind: 'edit' | 'check' | 'changes' | 'remove'; link: LinkRow } | { kind: 'new' }

/** The page 外部链接: the links of the footer and the search tools, in their order, and who has opened each address. */
export function LinksPage() {
  const links = useListPage(siteDeskApi.listLinks, { filter, pageSize: 20 })
  const { search, set } = links
  const [opened, setOpened] = useState<Opened>()
  const { run, busy } = useDeskAct(linkReads)
  const columns = useMemo(
    () =>
      columnsWith({
        busy,
        onOpen: setOpened,
        onMove: (id, to) => void run(() => call(siteDeskApi.moveLink, { params: { id }, body: { to } })),
      }),
    [busy, run],
  )
  const close = () => setOpened(undefined)
  return (
    <Card>
      <ListHead title="外部链接">
        <Button icon="plus" size="small" variant="primary" onClick={() => setOpened({ kind: 'new' })}>
          新增链接
        </Button>
      </ListHead>
      <p className={styles.lead}>
        显示在页脚和“官方查询工具”中。请逐一打开核对：核对过的才公开；随程序提供、曾见于公开资料的先行公开，仍待核对。
      </p>
      <FilterRow>
        <FilterSelect
          aria-label="分组"
          value={search.group}
          onChange={(next) => set({ group: next })}
          options={groups}
          placeholder="全部分组"
        />
        <FilterSelect
          aria-label="状态"
          value={search.state}
          onChange={(next) => set({ state: next })}
          options={states}
          placeholder="全部状态"
        />
        <KeywordSearch
          key={search.keyword}
          keyword={search.keyword}
          label="查找链接"
          placeholder="名称、网址或说明"
          onSearch={(next) => set({ keyword: next })}
        />
      </FilterRow>
      <PagedTable
        pages={links}
        caption="外部链接列表"
        name="链接"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rows: 8, rowHeight: 96 }}
        empty={<NothingListed of={links} text="还没有链接" filtered="没有符合条件的链接" />}
      />
      {opened?.kind === 'new' && <LinkDialog link={undefined} onClose={close} />}
      {opened?.kind === 'edit' && <LinkDialog link={opened.link} onClose={close} />}
      {opened?.kind === 'check' && <LinkCheckDialog link={opened.link} onClose={close} />}
      {opened?.kind === 'changes' && <LinkChanges link={opened.link} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog link={opened.link} onClose={close} />}
    </Card>
  )
}

type Acts = {
  busy: boolean
  onOpen: (opened: Opened) => void
  onMove: (id: string, to: 'up' | 'down') => void
}

const columnsWith = ({ busy, onOpen, onMove }: Acts): readonly Column<LinkRow>[] => [
  {
    key: 'name',
    header: '链接',
    title: true,
    width: '34%',
    cell: ({ name, url, about }) => (
      <span className={styles.name}>
        <b>{name}</b>
        <small>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </small>
        {about && <p className={styles.quiet}>{about}</p>}
      </span>
    ),
  },
  {
    key: 'group',
    header: '分组',
    width: '92px',
    cell: ({ group }) => <span className={styles.word}>{linkGroupLabels[group]}</span>,
  },
  { key: 'state', header: '状态', width: '190px', cell: (link) => <LinkState link={link} /> },
  {
    key: 'order',
    header: '顺序',
    width: '96px',
    cell: ({ id, name, can }) => <OrderButtons name={name} can={can} busy={busy} onMove={(to) => onMove(id, to)} />,
  },
  {
    key: 'updatedAt',
    header: '最近修改',
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {momentText(updatedAt)}
        <p className={styles.quiet}>{updatedBy ?? '系统'}</p>
      </>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (link) => (
      <>
        <Button variant="text" aria-label={`核对 ${link.name}`} onClick={() => onOpen({ kind: 'check', link })}>
          {link.can.includes('check') ? '核对' : '取消核对'}
        </Button>
        <Button variant="text" aria-label={`修改 ${link.name}`} onClick={() => onOpen({ kind: 'edit', link })}>
          修改
        </Button>
        <Button variant="text" aria-label={`变更记录 ${link.name}`} onClick={() => onOpen({ kind: 'changes', link })}>
          记录
        </Button>
        <Button variant="text" aria-label={`删除 ${link.name}`} onClick={() => onOpen({ kind: 'remove', link })}>
          删除
        </Button>
      </>
    ),
  },
]

type OfLink = { link: LinkRow; onClose: () => void }

function LinkChanges({ link, onClose }: OfLink) {
  const changes = useQuery({
    ...queryOf(siteDeskApi.linkChanges, { params: { id: link.id } }),
    staleTime: 0,
  })
  return <ChangesDialog name={link.name} changes={changes} onClose={onClose} />
}

function RemoveDialog({ link, onClose }: OfLink) {
  return (
    <ActDialog
      title={`删除链接：${link.name}`}
      confirmText="删除"
      danger
      busyText="正在删除…"
      act={() => call(siteDeskApi.removeLink, { params: { id: link.id } })}
      said="链接已删除"
      reads={linkReads}
      onClose={onClose}
    >
      删除后不再显示；只想暂时不显示时，可以在“修改”中隐藏。
    </ActDialog>
  )
}
