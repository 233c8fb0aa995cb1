import { Card, DescriptionList, Notice } from '@portal/platform/web'
import { Link } from 'react-router'
import type { SavedSearch } from '../../contract/saved-search.ts'
import { warningDays } from '../../contract/warning.ts'
import { searchAddress } from '../inquiry-path.ts'
import { Standing } from '../search/standing.tsx'
import css from './saved.module.css'

const days = warningDays.join('、')

/** The user's own recordal as the data have it, and when the portal warns him of its end. */
export function OwnRecordal({ search: { own, watched, remindedElsewhere } }: { search: SavedSearch }) {
  if (!own) {
    return (
      <Notice title="现有数据中没有这个备案号">
        以后导入的数据中出现 {watched} 时会通知您；也请核对备案号是否写对。
      </Notice>
    )
  }
  return (
    <Card title="我的备案">
      <DescriptionList
        items={[
          {
            term: '权利名称',
            detail: (
              <Link to={searchAddress({ recordNum: own.recordNum, recordal: own.recordNum })}>{own.recordName}</Link>
            ),
          },
          { term: '备案号', detail: own.recordNum },
          { term: '状态', detail: <Standing recordal={own} /> },
          { term: '有效期', detail: `${own.recordBeginDate ?? '--'} 至 ${own.recordEndDate ?? '--'}` },
        ]}
      />
      <Notice className={css.after}>
        {remindedElsewhere
          ? '您在权利台账中登记了这个备案号，由那里提醒续展；这里只在内容或状态变化时通知。'
          : `截止日期前 ${days} 天各提醒一次；内容或状态变化时也会通知。`}
      </Notice>
    </Card>
  )
}
