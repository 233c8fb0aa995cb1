import { Card, Icon, type IconName, Stack } from '@portal/platform/web'
import type { StatementFacts } from '../../contract/detail.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { preciseText } from '../parts/precise-text.ts'
import { verifyPath } from '../paths.ts'
import { latestMoment, type ProofLine, proofLines } from './proof-lines.ts'
import css from './proof-panel.module.css'

const icons: Record<ProofLine['state'], IconName> = { done: 'check', waiting: 'clock', off: 'minus' }
const kinds = { seal: '封存', supplement: '补充' } as const

/** The card 已经证明: for each statement which proofs are done, on their way or not set up, each time with its source. */
export function ProofPanel({ statements }: { statements: readonly StatementFacts[] }) {
  return (
    <Card title="已经证明">
      <Stack gap={24}>
        {statements.map((statement) => (
          <Statement key={statement.sha256} statement={statement} />
        ))}
      </Stack>
      <p className={css.how}>
        任何人都可以核验，不用账号：在<a href={`/#${verifyPath}`}>核验页面</a>
        打开证据包，文件不离开浏览器；也可以断网，用 sha256sum 和 openssl 按包内的说明核对。
      </p>
    </Card>
  )
}

function Statement({ statement: { kind, seq, sha256, sm3, createTime, proof } }: { statement: StatementFacts }) {
  const title = `第 ${seq} 份证明（${kinds[kind]}，${preciseText(createTime)}）`
  return (
    <Stack as="section" gap={12} aria-label={title} className={css.statement}>
      <h3>{title}</h3>
      {proof ? (
        <>
          <Conclusion latest={latestMoment(proof)} />
          <Stack as="ul" gap={12} className={css.lines}>
            {proofLines(proof).map((line) => (
              <Line key={`${line.key}${line.title}${line.source}`} line={line} />
            ))}
          </Stack>
        </>
      ) : (
        <p className={css.none}>正在写入存证日志，证明还没有取得。</p>
      )}
      <details className={css.digests}>
        <summary>这份证明的摘要</summary>
        <DigestText sha256={sha256} />
        <DigestText name="SM3" sha256={sm3} />
      </details>
    </Stack>
  )
}

function Conclusion({ latest }: { latest: ReturnType<typeof latestMoment> }) {
  if (!latest) return <p className={css.conclusion}>还没有取得可以对外出示的时间。</p>
  return (
    <p className={css.conclusion}>
      这些文件最迟在 <b>{preciseText(latest.at)}</b> 已经存在；之后改动一个字节，核验时都会发现。时间来源：
      {latest.source}
      {latest.isOurs && '；目前只有本平台自己的日志作证'}。
    </p>
  )
}

function Line({ line: { title, state, at, source, details } }: { line: ProofLine }) {
  return (
    <li className={css[state]}>
      <Icon name={icons[state]} size={18} />
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.source}>
          {at !== null && <time dateTime={new Date(at).toISOString()}>{preciseText(at)}</time>}
          <span>
            {at !== null && '来源：'}
            {source}
          </span>
        </p>
        {details.length > 0 && (
          <dl className={css.details}>
            {details.map(({ term, detail }) => (
              <div key={`${term}${detail}`}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
