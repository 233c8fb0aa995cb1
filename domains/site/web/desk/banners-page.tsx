import { Picture } from '@portal/files/web'
import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  choiceParam,
  dayText,
  FilterChips,
  FilterRow,
  KeywordSearch,
  ListHead,
  momentText,
  NothingListed,
  OrderButtons,
  PagedTable,
  queryOf,
  StatusTag,
  type StatusTone,
  useDeskAct,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BannerRow, type BannerState, bannerStateLabels, bannerStates } from '../../contract/banners.ts'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import styles from './desk.module.css'
import { bannerReads } from './desk-reads.ts'

const filter = {
  keyword: wordsParam(),
  state: choiceParam(['', ...bannerStates], ''),
}
const chips = [
  { value: '', label: '全部' },
  ...bannerStates.map((value) => ({ value, label: bannerStateLabels[value] })),
] as const
const tones: Record<BannerState, StatusTone> = { shown: 'done', waiting: 'waiting', over: 'refused', hidden: 'draft' }

type Opened = { kind: 'edit' | 'changes' | 'remove'; banner: BannerRow } | { kind: 'new' }

/** The page 首页横幅: the pictures of the landing page's carousel, when each is shown and where it leads. */
export function BannersPage() {
  const banners = useListPage(siteDeskApi.listBanners, { filter, pageSize: 10 })
  const { search, set } = banners
  const [opened, setOpened] = useState<Opened>()
  const { run, busy } = useDeskAct(bannerReads)
  const columns = useMemo(
    () =>
      columnsWith({
        busy,
        onOpen: setOpened,
        onMove: (id, to) => void run(() => call(siteDeskApi.moveBanner, { params: { id }, body: { to } })),
      }),
    [busy, run],
  )
  const close = () => setOpened(undefined)
  return (
    <Card>
      <ListHead title="首页横幅">
        <Button icon="plus" size="small" variant="primary" onClick={() => setOpened({ kind: 'new' })}>
          新增横幅
        </Button>
      </ListHead>
      <p className={styles.lead}>显示在首页轮播中，按此处的顺序；改动最多一分钟后对访客生效。</p>
      <FilterRow>
        <FilterChips label="状态" options={chips} value={search.state} onChange={(next) => set({ state: next })} />
        <KeywordSearch
          key={search.keyword}
          keyword={search.keyword}
          label="查找横幅"
          placeholder="标题、副标题或链接"
          onSearch={(next) => set({ keyword: next })}
        />
      </FilterRow>
      <PagedTable
        pages={banners}
        caption="首页横幅列表"
        name="横幅"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rows: 4, rowHeight: 110 }}
        empty={<NothingListed of={banners} text="还没有横幅，首页轮播只显示服务介绍" filtered="没有符合条件的横幅" />}
      />
      {opened?.kind === 'new' && <BannerDialog banner={undefined} onClose={close} />}
      {opened?.kind === 'edit' && <BannerDialog banner={opened.banner} onClose={close} />}
      {opened?.kind === 'changes' && <BannerChanges banner={opened.banner} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog banner={opened.banner} onClose={close} />}
    </Card>
  )
}

type Acts = {
  busy: boolean
  onOpen: (opened: Opened) => void
  onMove: (id: string, to: 'up' | 'down') => void
}

const spanText = ({ from, until }: BannerRow): string =>
  from === null && until === null ? '一直' : `${from ? dayText(from) : ''} 至 ${until ? dayText(until - 1) : '不限'}`

const columnsWith = ({ busy, onOpen, onMove }: Acts): readonly Column<BannerRow>[] => [
  {
    key: 'title',
    header: '横幅',
    title: true,
    width: '30%',
    cell: ({ title, text, link }) => (
      <span className={styles.name}>
        <b>{title}</b>
        {text && <small>{text}</small>}
        <p className={styles.quiet}>{link ?? '没有链接'}</p>
      </span>
    ),
  },
  {
    key: 'picture',
    header: '图片',
    cell: ({ picture }) => <Picture picture={picture} alt="" sizes="160px" className={styles.thumb} />,
  },
  {
    key: 'state',
    header: '状态',
    cell: (banner) => (
      <>
        <StatusTag tone={tones[banner.state]}>{bannerStateLabels[banner.state]}</StatusTag>
        <p className={styles.quiet}>{spanText(banner)}</p>
      </>
    ),
  },
  {
    key: 'order',
    header: '顺序',
    cell: ({ id, title, can }) => <OrderButtons name={title} can={can} busy={busy} onMove={(to) => onMove(id, to)} />,
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
    cell: (banner) => (
      <>
        <Button variant="text" aria-label={`修改 ${banner.title}`} onClick={() => onOpen({ kind: 'edit', banner })}>
          修改
        </Button>
        <Button
          variant="text"
          aria-label={`变更记录 ${banner.title}`}
          onClick={() => onOpen({ kind: 'changes', banner })}
        >
          记录
        </Button>
        <Button variant="text" aria-label={`删除 ${banner.title}`} onClick={() => onOpen({ kind: 'remove', banner })}>
          删除
        </Button>
      </>
    ),
  },
]

type OfBanner = { banner: BannerRow; onClose: () => void }

function BannerChanges({ banner, onClose }: OfBanner) {
  const changes = useQuery({
    ...queryOf(siteDeskApi.bannerChanges, { params: { id: banner.id } }),
    staleTime: 0,
  })
  return <ChangesDialog name={banner.title} changes={changes} onClose={onClose} />
}

function RemoveDialog({ banner, onClose }: OfBanner) {
  return (
    <ActDialog
      title={`删除横幅：${banner.title}`}
      confirmText="删除"
      danger
      busyText="正在删除…"
      act={() => call(siteDeskApi.removeBanner, { params: { id: banner.id } })}
      said="横幅已删除"
      reads={bannerReads}
      onClose={onClose}
    >
      删除后首页不再显示；只想暂时不显示时，可以在“修改”中隐藏。
    </ActDialog>
  )
}
