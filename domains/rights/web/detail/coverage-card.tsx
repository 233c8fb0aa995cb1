import { Card, ErrorView, Quiet, queryOf, Skeleton, Stack, useMedia } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Coverage } from '../../contract/coverage.ts'
import { rightsApi } from '../../contract/endpoints.ts'
import css from './coverage.module.css'

type Row = Coverage['rows'][number]

/** Where a name is protected by the owner's rights, and where it is not: each gap is drawn. */
export function CoverageCard({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(rightsApi.coverage, { params: { id } }))
  return (
    <Card title="保护范围">
      {error && <ErrorView title="保护范围加载失败" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={2} />}
      {data && (data.rows.length === 0 ? <Quiet>已失效的权利不计入保护范围。</Quiet> : <Covered {...data} />)}
    </Card>
  )
}

function Covered({ places, rows }: Coverage) {
  const gaps = places.filter(({ covered }) => !covered).map(({ name }) => name)
  return (
    <Stack gap={12}>
      <Places places={places} rows={rows} />
      <Quiet>
        {gaps.length > 0 ? `空白：${gaps.join('、')}。` : '台账中同名的权利覆盖了以上各处。'}
        按台账中同名的权利统计；列出您登记过权利的各个国家和地区。
      </Quiet>
    </Stack>
  )
}

/** The same on a narrow screen: each right with the places that it covers; the gaps are told below all of them. */
function Held({ places, rows }: Coverage) {
  return (
    <Stack as="ul" gap={12} className={css.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Named row={row} />
          <span className={css.held}>
            {places
              .filter(({ code }) => row.held.includes(code))
              .map(({ name }) => name)
              .join('、')}
          </span>
        </li>
      ))}
    </Stack>
  )
}

function Named({ row: { recordName, registerNum } }: { row: Row }) {
  return (
    <Stack as="span" gap={4} start>
      <span>{recordName}</span>
      <Quiet as="small">{registerNum}</Quiet>
    </Stack>
  )
}

/** A right across and the places along: they may be many, so that the table scrolls below the name, which stays. */
function Places({ places, rows }: Coverage) {
  const isNarrow = useMedia('(max-width: 820px)')
  if (isNarrow) return <Held places={places} rows={rows} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
    <section className={css.box} tabIndex={0} aria-label="保护范围表">
      <table className={css.table}>
        <caption className="sr-only">保护范围</caption>
        <thead>
          <tr>
            <th scope="col">权利</th>
            {places.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Named row={row} />
              </th>
              {places.map(({ code, covered }) => (
                <td key={code}>
                  {row.held.includes(code) ? (
                    <span className={css.held}>有</span>
                  ) : (
                    <span className={covered ? css.none : css.gap}>{covered ? '—' : '空白'}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
