import { Picture } from '@portal/files/web'
import {
  type Column,
  call,
  choiceParam,
  dayText,
  LongText,
  PlacementDialog,
  PlacementWords,
  Quiet,
  StatusTag,
  type StatusTone,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useState } from 'react'
import { type BannerRow, type BannerState, bannerStateLabels, bannerStates } from '../../contract/banners.ts'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { BannerDialog } from './banner-dialog.tsx'
import styles from './desk.module.css'
import { bannerReads } from './desk-reads.ts'
import { EntryList } from './entry-list.tsx'

const filter = {
  keyword: wordsParam(),
  state: choiceParam(['', ...bannerStates], ''),
}
const views = [
  { value: '', label: '全部' },
  ...bannerStates.map((value) => ({ value, label: bannerStateLabels[value] })),
] as const
const tones: Record<BannerState, StatusTone> = { shown: 'done', waiting: 'waiting', over: 'refused', hidden: 'draft' }

/** The page 首页横幅: the pictures of the landing page's carousel, when each is shown and where it leads. */
export function BannersPage() {
  const banners = useListPage(siteDeskApi.listBanners, { filter, pageSize: 10 })
  const [placed, setPlaced] = useState<BannerRow>()
  return (
    <EntryList
      kind="banner"
      title="首页横幅"
      lead="显示在首页轮播中，按此处的顺序；改动最多一分钟后对访客生效。"
      pages={banners}
      views={{ name: 'state', options: views }}
      finds="标题、副标题或链接"
      nameOf={({ title }) => title}
      columns={columns}
      last={(banner) => [{ label: '展示设置', run: () => setPlaced(banner) }]}
      skeleton={{ rows: 4, rowHeight: 110 }}
      nothing="还没有横幅，首页轮播只显示服务介绍"
      removal="删除后首页不再显示"
      editor={(banner, onClose) => <BannerDialog banner={banner} onClose={onClose} />}
    >
      {placed && (
        <PlacementDialog
          name={placed.title}
          now={placed}
          send={(body) => call(siteDeskApi.placeBanner, { params: { id: placed.id }, body })}
          reads={bannerReads}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </EntryList>
  )
}

const spanText = ({ from, until }: BannerRow): string =>
  from === null && until === null ? '一直' : `${from ? dayText(from) : ''} 至 ${until ? dayText(until - 1) : '不限'}`

const columns: readonly Column<BannerRow>[] = [
  {
    key: 'title',
    header: '横幅',
    title: true,
    width: '30%',
    cell: ({ title, text, link }) => (
      <span className={styles.name}>
        <b>
          <LongText>{title}</LongText>
        </b>
        {text && <Quiet as="small">{text}</Quiet>}
        <Quiet>{link ?? '没有链接'}</Quiet>
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
        <Quiet>{spanText(banner)}</Quiet>
        <PlacementWords of={banner} />
      </>
    ),
  },
]
