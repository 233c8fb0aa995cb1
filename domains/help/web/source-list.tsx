import type { HelpLine } from '@portal/platform/web'
import css from './help.module.css'

/**
 * The sources of a help page, each once, with its publisher and the day on which it was read. Lines of the portal's own name
 * no source, so one sentence stands for all of them.
 */
export function SourceList({ lines }: { lines: readonly HelpLine[] }) {
  const all = [...new Map(lines.map((line) => [line.source.id, line])).values()]
  const sources = all.filter(({ source }) => source.level !== 'P')
  const own = all.find(({ source }) => source.level === 'P')
  return (
    <section className={css.sources} aria-labelledby="help-sources">
      <h2 id="help-sources">依据与核对日期</h2>
      {own && <p>没有另注依据的是平台的规则和建议，{own.checkedOn} 核对。</p>}
      <ul>
        {sources.map(({ source, checkedOn }) => (
          <li key={source.id}>
            {source.url === undefined ? (
              source.title
            ) : (
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
              </a>
            )}
            ，{source.publisher}，核对于 {checkedOn}
          </li>
        ))}
      </ul>
      <p>以上为一般说明，不是法律意见；法律原文和文书上写的，以原文为准。</p>
    </section>
  )
}
