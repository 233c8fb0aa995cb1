import { LinkButton, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { filingsApi } from '../contract/endpoints.ts'
import type { SheetSummary } from '../contract/sheet.ts'
import { sheetStateLabels } from '../contract/states.ts'
import { sheetPath, sheetsPath } from './paths.ts'
import css from './progress-part.module.css'

const countsOf = ({ drafts, ready, taken, recorded }: SheetSummary): string =>
  [
    [sheetStateLabels[1], drafts],
    [sheetStateLabels[2], ready],
    [sheetStateLabels[3], taken],
    [sheetStateLabels[4], recorded],
  ]
    .filter(([, count]) => count !== 0)
    .map(([label, count]) => `${label} ${count}`)
    .join(' · ')

/** The user's own filings in my progress, above the requests to experts. */
export function FilingsInProgress() {
  const { data, isError } = useQuery({ ...queryOf(filingsApi.summary, {}), staleTime: 0 })
  const counts = data && countsOf(data)
  return (
    <section aria-label="自助备案" className={css.part}>
      <div>
        <h2>自助备案</h2>
        <p className={css.lines}>
          <span>
            {isError
              ? '暂时无法读取，请稍后再看。'
              : data && (counts || '还没有信息表，可以自己填写后到海关总署提交。')}
          </span>
          {data?.next && (
            <span className={css.next}>
              <Link to={sheetPath(data.next.id)}>{data.next.recordName || '已备案的权利'}</Link>
              <span>{data.next.renewFrom} 起可续展</span>
            </span>
          )}
        </p>
      </div>
      <LinkButton to={sheetsPath}>{counts ? '我的信息表' : '自己填写'}</LinkButton>
    </section>
  )
}
