import { Card, classNames, Fold, Icon, type IconName, Quiet, Stack } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { StatementFacts } from '../../contract/detail.ts'
import { DigestText } from '../parts/digest-text.tsx'
import css from '../parts/parts.module.css'
import { preciseText } from '../parts/precise-text.ts'
import { verifyPath } from '../paths.ts'
import { latestMoment, type ProofLine, proofLines } from './proof-lines.ts'

const icons: Record<ProofLine['state'], IconName> = { done: 'check', waiting: 'clock', off: 'minus' }
const kinds = { seal: '封存', supplement: '补充' } as const

/** The card 用什么证明: for each statement which proofs are done, on their way or not there, each time with its source. */
export function ProofPanel({ statements }: { statements: readonly StatementFacts[] }) {
  return (
    <Card title="用什么证明">
      <Stack gap={24}>
        {statements.map((statement) => (
          <Statement key={statement.sha256} statement={statement}>
            <Fold title="技术细节" aside="文件指纹、日志位置">
              <StatementDetails statement={statement} />
            </Fold>
          </Statement>
        ))}
      </Stack>
      <p className={css.text}>
        任何人都可以核验，不用账号：在<a href={`/#${verifyPath}`}>核验页面</a>打开证据包，文件不离开浏览器。
      </p>
    </Card>
  )
}

/** One statement: by when its files existed and who says so, and its proofs; `children` stand below them. */
export function Statement({
  statement: { kind, seq, createTime, proof },
  children,
}: {
  statement: StatementFacts
  children?: ReactNode
}) {
  const title = `第 ${seq} 份证明（${kinds[kind]}，${preciseText(createTime)}）`
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <h3>{title}</h3>
      {proof ? (
        <>
          <Conclusion latest={latestMoment(proof)} />
          <ProofList lines={proofLines(proof)} />
        </>
      ) : (
        <p className={css.text}>正在写入存证日志，证明还没有取得。</p>
      )}
      {children}
    </Stack>
  )
}

function Conclusion({ latest }: { latest: ReturnType<typeof latestMoment> }) {
  if (!latest) return <p className={css.conclusion}>还没有取得可以对外出示的时间。</p>
  return (
    <p className={classNames(css.conclusion, !latest.isOurs && css.outside)}>
      这些文件最迟在 <b>{preciseText(latest.at)}</b> 已经存在；之后改动一个字节，核验时都会发现。时间来源：
      {latest.source}
      {latest.isOurs && '；目前只有本平台自己的日志作证'}。
    </p>
  )
}

/** Proofs in plain words: what is there, what is on its way, what there is not. */
export function ProofList({ lines }: { lines: readonly ProofLine[] }) {
  return (
    <Stack as="ul" gap={12} className={css.proofs}>
      {lines.map(({ key, title, state, at, source }) => (
        <li key={`${key}${title}${source}`} className={css[state]}>
          <Icon name={icons[state]} size={18} />
          <div>
            <p className={css.title}>{title}</p>
            <p className="row">
              {at !== null && <time dateTime={new Date(at).toISOString()}>{preciseText(at)}</time>}
              <span>
                {at !== null && '来源：'}
                {source}
              </span>
            </p>
          </div>
        </li>
      ))}
    </Stack>
  )
}

/** What somebody needs who checks a statement with programs of their own. */
export function StatementDetails({ statement: { sha256, sm3, proof } }: { statement: StatementFacts }) {
  return (
    <>
      <DigestText sha256={sha256} note="声明" />
      <DigestText name="SM3" sha256={sm3} note="声明" />
      {proof && (
        <dl className={css.digest}>
          {proofLines(proof).flatMap(({ key, details }) =>
            details.map(({ term, detail }) => (
              <div key={`${key}${term}${detail}`} className="row">
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            )),
          )}
        </dl>
      )}
      <Quiet>
        断网也能核对：解开证据包，按其中 README.txt 的说明运行 verify.sh（用系统自带的 sha256sum 和 openssl）。
      </Quiet>
    </>
  )
}
