import { linkTo } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ValuationDetail } from '../../contract/detail.ts'
import { resultPath } from '../paths.ts'
import styles from './compare.module.css'

type Line = { name: string; cell: (patent: ValuationDetail) => ReactNode; best?: (patent: ValuationDetail) => number }

const lines: readonly Line[] = [
  { name: '名称', cell: ({ ti }) => ti ?? '—' },
  { name: '分值', cell: ({ score, band }) => `${score}（${band}）`, best: ({ score }) => score },
  { name: '八成把握的区间', cell: ({ scoreLow, scoreHigh }) => `${scoreLow}–${scoreHigh}` },
  { name: '参考价（万元）', cell: ({ price }) => price, best: ({ price }) => Number(price) },
  { name: '五成把握的区间', cell: ({ priceLow, priceHigh }) => `${priceLow}–${priceHigh}` },
  { name: '技术', cell: ({ dimensions }) => dimensions.technology, best: ({ dimensions }) => dimensions.technology },
  { name: '法律', cell: ({ dimensions }) => dimensions.law, best: ({ dimensions }) => dimensions.law },
  { name: '经济', cell: ({ dimensions }) => dimensions.economics, best: ({ dimensions }) => dimensions.economics },
  { name: '法律状态', cell: ({ statusText }) => statusText },
  { name: '剩余年限', cell: ({ remainingYears }) => `${remainingYears.toFixed(1)} 年` },
  { name: '申请日', cell: ({ ad }) => ad ?? '—' },
  { name: 'IPC', cell: ({ ipc }) => ipc?.replaceAll(';', '、') ?? '—' },
]

/** The patents across and what is known of them down; the best of a line has a word beside its number. */
export function CompareTable({ patents }: { patents: readonly ValuationDetail[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
    <section className={styles.box} tabIndex={0} aria-label="对比表">
      <table className={styles.table}>
        <caption className="sr-only">专利价值对比</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {patents.map(({ id, pn }) => (
              <th key={id} scope="col">
                <Link to={linkTo(resultPath, { pingguid: id })}>{pn}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, cell, best }) => {
            const most = best && Math.max(...patents.map(best))
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {patents.map((patent) => (
                  <td key={patent.id}>
                    {cell(patent)}
                    {best?.(patent) === most && best && <span className={styles.best}> 最高</span>}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
