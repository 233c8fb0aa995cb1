import type { Column } from '@portal/platform/web'
import type { Recordal } from '../../contract/recordal.ts'
import type { FoundRecordal } from '../../contract/search.ts'
import { registerTypeLabels } from '../../contract/words.ts'
import { RecordalLink } from '../detail/recordal-link.tsx'
import { MarkPicture } from './mark-picture.tsx'
import styles from './search.module.css'
import { Spanned } from './spanned.tsx'
import { Standing } from './standing.tsx'

/** A day, or the dashes that customs show where there is none. */
export const dayOrDashes = (day: string | null): string => day ?? '--'

/** The classes of goods `9,25` in the form in which people write them. */
export const classesText = ({ productType }: Pick<Recordal, 'productType'>): string =>
  productType.split(/[,;，；、\s]+/).join('、')

/** The columns of the customs query; picture and name share one, and so do the two days. */
export const resultColumns: readonly Column<FoundRecordal>[] = [
  {
    key: 'recordName',
    header: '权利标识与名称',
    width: '20%',
    title: true,
    cell: (row) => (
      <span className={styles.mark}>
        <MarkPicture id={row.recordIcon} />
        <RecordalLink recordNum={row.recordNum}>
          <Spanned text={row.recordName} spans={row.hits.recordName} />
        </RecordalLink>
      </span>
    ),
  },
  { key: 'name', header: '权利人名称', cell: (row) => <Spanned text={row.name} spans={row.hits.name} /> },
  {
    key: 'conutryName',
    header: '国别',
    width: '82px',
    cell: (row) => <Spanned text={row.conutryName} spans={row.hits.conutryName} />,
  },
  {
    key: 'registerNum',
    header: '权利号',
    cell: (row) => (
      <span className={styles.register}>
        <Spanned text={row.registerNum} spans={row.hits.registerNum} />
      </span>
    ),
  },
  {
    key: 'recordNum',
    header: '备案号',
    width: '122px',
    cell: (row) => (
      <span className={styles.number}>
        <Spanned text={row.recordNum} spans={row.hits.recordNum} />
      </span>
    ),
  },
  { key: 'registerType', header: '权利类别', width: '92px', cell: (row) => registerTypeLabels[row.registerType] },
  { key: 'productType', header: '商品分类', width: '80px', cell: (row) => classesText(row) || '--' },
  { key: 'recordState', header: '备案状态', width: '112px', cell: (row) => <Standing recordal={row} /> },
  {
    key: 'term',
    header: '起止日期',
    width: '104px',
    cell: ({ recordBeginDate, recordEndDate }) => (
      <span className={styles.days}>
        <span>
          <span className="sr-only">开始 </span>
          {dayOrDashes(recordBeginDate)}
        </span>
        <span>
          <span className="sr-only">截止 </span>
          {dayOrDashes(recordEndDate)}
        </span>
      </span>
    ),
  },
]
