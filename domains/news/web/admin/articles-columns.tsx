import {
  type Column,
  dayText,
  LongText,
  momentText,
  PlacementWords,
  Quiet,
  type RowAct,
  RowActs,
  StatusTag,
} from '@portal/platform/web'
import { Link } from 'react-router'
import type { ArticleRow } from '../../contract/article.ts'
import { categoryLabels } from '../../contract/categories.ts'
import { articleStateLabels } from '../../contract/states.ts'
import { articleTones } from './article-tones.ts'
import styles from './articles.module.css'

/** Which changes of an article the public does not read yet, or when it will read the article. */
const standingText = ({ state, publishAt, publishDate, version, publicVersion }: ArticleRow): string | undefined => {
  if (state === 'scheduled') return `将于 ${momentText(publishAt)} 发布`
  if (state !== 'published') return undefined
  return version === publicVersion ? dayText(publishDate) : `${dayText(publishDate)}，有未发布的修改`
}

/** The columns of the list; `further` are acts of a row besides those that open its pages. */
export const articleColumnsWith = (further: (row: ArticleRow) => readonly RowAct[]): readonly Column<ArticleRow>[] => [
  {
    key: 'title',
    header: '标题',
    title: true,
    width: '38%',
    sorts: [{ value: 'title', direction: 'ascending', label: '按标题排' }],
    cell: ({ id, title, summary }) => (
      <>
        <Link to={`/articles/${id}`} className={styles.name}>
          <LongText>{title}</LongText>
        </Link>
        <p className={styles.summary}>{summary}</p>
      </>
    ),
  },
  { key: 'category', header: '栏目', cell: ({ categoryId }) => categoryLabels[categoryId] },
  {
    key: 'state',
    header: '状态',
    sorts: [{ value: 'publishDate', direction: 'descending', label: '按发布时间排' }],
    cell: (row) => (
      <>
        <StatusTag tone={articleTones[row.state]}>{articleStateLabels[row.state]}</StatusTag>
        <Quiet>{standingText(row)}</Quiet>
        <PlacementWords of={row} />
      </>
    ),
  },
  { key: 'checkedOn', header: '核对日期', cell: ({ checkedOn }) => checkedOn ?? '—' },
  {
    key: 'saveTime',
    header: '最近保存',
    sorts: [
      { value: '', direction: 'descending', label: '按最近保存排' },
      { value: 'createDate', direction: 'descending', label: '按创建时间排' },
    ],
    cell: ({ saveTime, savedBy }) => (
      <>
        {momentText(saveTime)}
        <Quiet>{savedBy}</Quiet>
      </>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (row) => (
      <RowActs
        name={row.title}
        acts={[
          { label: row.can.includes('save') ? '编辑' : '查看', to: `/articles/${row.id}` },
          { label: '版本记录', to: `/articles/${row.id}/versions` },
          ...further(row),
        ]}
      />
    ),
  },
]
