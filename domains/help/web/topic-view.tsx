import {
  ErrorView,
  findService,
  type HelpEntry,
  type HelpTopic,
  Icon,
  LinkButton,
  linkTo,
  PageHead,
  PrintButton,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router'
import css from './help.module.css'
import { HelpLines } from './help-lines.tsx'
import { helpPath } from './help-path.ts'
import { partId, type ShownPart, shownParts } from './parts.ts'
import { SourceList } from './source-list.tsx'
import { useTopic } from './topics-store.ts'

const centre = { text: '帮助中心', to: helpPath }

function Actions({ about }: { about: string | undefined }) {
  return (
    <div className={`no-print row ${css.actions}`}>
      {about !== undefined && (
        <LinkButton variant="primary" to={about}>
          {findService(about) ? '去办理' : '打开页面'}
          <Icon name="right" size={16} />
        </LinkButton>
      )}
      <PrintButton />
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
  useEffect(() => {
    const heading = at === undefined ? null : document.getElementById(partId(at))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [at])
  return (
    <div className={css.columns}>
      <Contents entry={entry} parts={parts} />
      <Stack gap={16}>
        {parts.map(({ part, label, lines }) => (
          <section key={part} className={css.part} data-part={part} aria-labelledby={partId(part)}>
            <h2 id={partId(part)} tabIndex={-1}>
              {label}
            </h2>
            <HelpLines lines={lines} isOrdered={part === 'steps'} />
          </section>
        ))}
        <SourceList lines={parts.flatMap(({ lines }) => lines)} />
        {phone && <p className="print-only">服务热线 {phone}</p>}
      </Stack>
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
  const title = `${entry.title}：办事指南`
  return (
    <div ref={box} tabIndex={-1}>
      <PageHead
        title={title}
        crumbs={[centre, { text: entry.title }]}
        // The height of the lead differs from page to page, so what stands below it is shown together with it and never moves.
        {...(!isComing && {
          lead: data?.lead ?? entry.text,
          aside: <Actions about={entry.about} />,
          children: search,
        })}
      />
      {isComing ? (
        <div className="wrap page">
          <Skeleton rows={14} rowHeight={64} />
        </div>
      ) : (
        <div className="wrap page" key="topic">
          {error !== undefined && <ErrorView title="这一页帮助加载失败" error={error} onRetry={retry} />}
          {data && <Parts entry={entry} topic={data} at={at} phone={phone} />}
        </div>
      )}
    </div>
  )
}
