import { Card, classNames, DeskHead, ErrorView, LinkButton, momentText, queryOf, Skeleton } from '@portal/platform/web'
import { useQueries } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { fieldText, findKind } from '../../contract/kinds.ts'
import { requestStateLabels } from '../../contract/rules.ts'
import { readVouchers } from '../../contract/voucher.ts'
import styles from './compare-page.module.css'

/** Two requests side by side, line by line, for whoever decides whether they are one. */
export function ComparePage() {
  const { businessSn = '', other = '' } = useParams()
  const [first, second] = useQueries({
    queries: [businessSn, other].map((one) => queryOf(requestsApi.deskDetail, { params: { businessSn: one } })),
  })
  const failed = [first, second].find((query) => query?.isError)
  const refetch = () => void Promise.all([first?.refetch(), second?.refetch()])
  if (failed?.error) return <ErrorView title="比对加载失败" error={failed.error} onRetry={refetch} />
  if (!first?.data || !second?.data) return <Skeleton rows={10} rowHeight={52} />
  return <Comparison sides={[first.data, second.data]} />
}

type Sides = readonly [DeskDetail, DeskDetail]
type Line = { term: string; texts: readonly [string, string] }

const factOf = (detail: DeskDetail, field: string): string => {
  const fields: Readonly<Record<string, unknown>> = { ...detail, province: detail.regionName }
  if (field !== 'voucher') return fieldText(detail.businessType, field, fields[field])
  return readVouchers(detail.voucher)
    .map(({ fileName }) => fileName)
    .join('、')
}

/** These fields have no line of their own: the first field of the place shows it whole. */
const notShown = ['city', 'county']

const linesOf = ([a, b]: Sides): Line[] => {
  const both = (term: string, textOf: (detail: DeskDetail) => string): Line => ({ term, texts: [textOf(a), textOf(b)] })
  const facts = Object.entries({ ...findKind(b.businessType)?.labels, ...findKind(a.businessType)?.labels })
    .filter(([field]) => !notShown.includes(field))
    .map(([field, term]) => both(String(term), (detail) => factOf(detail, field)))
  return [
    both('业务类型', ({ businessType }) => businessTypeLabels[businessType]),
    both('状态', ({ state }) => requestStateLabels[state]),
    both('提交时间', ({ createTime }) => momentText(createTime)),
    both('用户名', ({ customer }) => customer.username),
    both('企业', ({ customer }) => customer.companyName ?? ''),
    ...facts,
    both('办理人', ({ assignee }) => assignee?.username ?? ''),
    both('受理说明或不予受理的原因', ({ acceptContent }) => acceptContent ?? ''),
    both('处理结果', ({ processResult }) => processResult ?? ''),
  ].filter(({ texts }) => texts.some((text) => text !== ''))
}

function Comparison({ sides }: { sides: Sides }) {
  return (
    <>
      <DeskHead title="业务比对" lead="不同之处以底色和“不同”标出。">
        <LinkButton to={`/requests/${sides[0].businessSn}`} size="small">
          返回业务
        </LinkButton>
      </DeskHead>
      <Card>
        <table className={styles.table}>
          <caption className="sr-only">两项业务逐项比对</caption>
          <thead>
            <tr>
              <th scope="col">项目</th>
              {sides.map(({ businessSn }) => (
                <th key={businessSn} scope="col">
                  <Link to={`/requests/${businessSn}`}>{businessSn}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(sides).map(({ term, texts: [a, b] }) => (
              <tr key={term} className={classNames(a !== b && styles.differs)}>
                <th scope="row">
                  {term}
                  {a !== b && <span className={styles.mark}>不同</span>}
                </th>
                <td>{a || '—'}</td>
                <td>{b || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  )
}
