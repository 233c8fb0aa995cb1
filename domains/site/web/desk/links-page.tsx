import {
  type Column,
  choiceParam,
  type ListFilter,
  LongText,
  Quiet,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useState } from 'react'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { checkedFilters, type LinkRow } from '../../contract/link-desk.ts'
import { linkGroupLabels, linkGroups } from '../../contract/links.ts'
import styles from './desk.module.css'
import { EntryList } from './entry-list.tsx'
import { LinkCheckDialog, LinkState } from './link-check.tsx'
import { LinkDialog } from './link-dialog.tsx'

const filter = {
  keyword: wordsParam(),
  group: choiceParam(['', ...linkGroups], ''),
  state: choiceParam(checkedFilters, ''),
}
const filters = [
  { name: 'group', label: '分组', options: linkGroups.map((value) => ({ value, label: linkGroupLabels[value] })) },
] as const satisfies readonly ListFilter[]
const views = [
  { value: '', label: '全部' },
  { value: 'unchecked', label: '待打开核对' },
  { value: 'checked', label: '已核对' },
  { value: 'hidden', label: '已隐藏' },
] as const

/** The page 外部链接: the links of the footer and the search tools, in their order, and who has opened each address. */
export function LinksPage() {
  const links = useListPage(siteDeskApi.listLinks, { filter, pageSize: 20 })
  const [checked, setChecked] = useState<LinkRow>()
  return (
    <EntryList
      kind="link"
      title="外部链接"
      lead="显示在页脚和“官方查询工具”中。请逐一打开核对：核对过的才公开；随程序提供、曾见于公开资料的先行公开，仍待核对。"
      pages={links}
      views={{ name: 'state', options: views }}
      filters={filters}
      finds="名称、网址或说明"
      nameOf={({ name }) => name}
      columns={columns}
      further={(link) => [{ label: link.can.includes('check') ? '核对' : '取消核对', run: () => setChecked(link) }]}
      skeleton={{ rows: 8, rowHeight: 96 }}
      nothing="还没有链接"
      removal="删除后不再显示"
      editor={(link, onClose) => <LinkDialog link={link} onClose={onClose} />}
    >
      {checked && <LinkCheckDialog link={checked} onClose={() => setChecked(undefined)} />}
    </EntryList>
  )
}

const columns: readonly Column<LinkRow>[] = [
  {
    key: 'name',
    header: '链接',
    title: true,
    width: '34%',
    cell: ({ name, url, about }) => (
      <span className={styles.name}>
        <b>
          <LongText>{name}</LongText>
        </b>
        <Quiet as="small">
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </Quiet>
        {about && <Quiet>{about}</Quiet>}
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
]
