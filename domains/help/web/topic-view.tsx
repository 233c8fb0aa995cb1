import {
  Button,
  ErrorView,
  findService,
  type HelpEntry,
  type HelpTopic,
  Icon,
  LinkButton,
  linkTo,
  PageHead,
  Skeleton,
} from '@portal/platform/web'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router'
import { HelpLines } from './help-lines.tsx'
import { helpPath } from './help-path.ts'
import { partId, type ShownPart, shownParts } from './parts.ts'
import { SourceList } from './source-list.tsx'
import css from './topic-view.module.css'
import { useTopic } from './topics-store.ts'

const home = { text: '首页', to: '/oneChains' }
const centre = { text: '帮助中心', to: helpPath }

/** The telephone number and the printed page, which somebody in the middle of a fair needs first. */
function Actions({ entry, phone }: { entry: HelpEntry; phone: string | null }) {
  const service = entry.about === undefined ? undefined : findService(entry.about)
  return (
    <div className={`no-print ${css.actions}`}>
      {entry.about !== undefined && (
        <LinkButton variant="primary" to={entry.about}>
          {service ? '去办理' : '打开页面'}
          <Icon name="right" size={16} />
        </LinkButton>
      )}
      {entry.about === undefined && phone && (
        <a className="btn btn-primary" href={`tel:${phone}`}>
          <Icon name="phone" size={18} />
          打电话 {phone}
        </a>
      )}
      <Button icon="print" onClick={() => window.print()}>
        打印
      </Button>
    </div>
  )
}

function Contents({ entry, parts }: { entry: HelpEntry; parts: readonly ShownPart[] }) {
  return (
    <nav aria-label="本页内容" className={`no-print ${css.contents}`}>
      <ul>
        {parts.map(({ part, label }) => (
          <li key={part}>
            <Link to={linkTo(helpPath, { topic: entry.key, at: part })} replace>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PartsProps = { entry: HelpEntry; topic: HelpTopic; at: string | undefined; phone: string | null }

function Parts({ entry, topic, at, phone }: PartsProps) {
  const parts = shownParts(topic)
  const isUrgent = entry.about === undefined
  useEffect(() => {
    const heading = at === undefined ? null : document.getElementById(partId(at))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [at])
  return (
    <div className={css.columns} data-urgent={isUrgent || undefined}>
      <Contents entry={entry} parts={parts} />
      <div className={css.parts}>
        {parts.map(({ part, label, lines }) => (
          <section key={part} className={css.part} data-part={part} aria-labelledby={partId(part)}>
            <h2 id={partId(part)} tabIndex={-1}>
              {label}
            </h2>
            <HelpLines lines={lines} isOrdered={part === 'steps' || part === 'now'} />
          </section>
        ))}
        <SourceList lines={parts.flatMap(({ lines }) => lines)} />
        {phone && <p className="print-only">服务热线 {phone}</p>}
      </div>
    </div>
  )
}

type TopicViewProps = { entry: HelpEntry; at: string | undefined; search: ReactNode; phone: string | null }

/** One help page. Its parts have addresses of their own, so that a search can lead to a part. */
export function TopicView({ entry, at, search, phone }: TopicViewProps) {
  const { data, error, retry } = useTopic(entry)
  const box = useRef<HTMLDivElement>(null)
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, which has its own instance.
  useEffect(() => {
    const before = document.title
    document.title = `${entry.title} · 帮助中心 · 一链维权`
    if (at === undefined && how === 'PUSH') {
      window.scrollTo(0, 0)
      box.current?.focus({ preventScroll: true })
    }
    return () => {
      document.title = before
    }
  }, [])
  const isComing = !data && error === undefined
  const title = entry.about === undefined ? `${entry.title}：第一个小时` : `${entry.title}：办事指南`
  return (
    <div ref={box} tabIndex={-1} className={css.topic}>
      <PageHead
        title={title}
        crumbs={[home, centre, { text: entry.title }]}
        // The height of the lead differs from page to page, so what stands below it is shown together with it and never moves.
        {...(!isComing && {
          lead: data?.lead ?? entry.text,
          aside: <Actions entry={entry} phone={phone} />,
          children: search,
        })}
      />
      {isComing ? (
        <div className={`wrap ${css.page}`}>
          <Skeleton rows={14} rowHeight={64} />
        </div>
      ) : (
        <div className={`wrap ${css.page}`} key="topic">
          {error !== undefined && <ErrorView title="这一页帮助加载失败" error={error} onRetry={retry} />}
          {data && <Parts entry={entry} topic={data} at={at} phone={phone} />}
        </div>
      )}
    </div>
  )
}
