import { findService, type HelpEntry, Icon, linkTo, listHelp, listStages, Notice, Stack } from '@portal/platform/web'
import { Link } from 'react-router'
import css from './help.module.css'
import { helpPath } from './help-path.ts'

const addressOf = ({ key, page }: HelpEntry): string => page ?? linkTo(helpPath, { topic: key })

function Group({
  title,
  entries,
  isUrgent = false,
}: {
  title: string
  entries: readonly HelpEntry[]
  isUrgent?: boolean
}) {
  if (entries.length === 0) return null
  return (
    <section className={css.group} data-urgent={isUrgent || undefined} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link to={addressOf(entry)}>
              <Icon name={entry.icon} size={isUrgent ? 30 : 24} />
              <span>
                <b>{entry.title}</b>
                <small>{entry.text}</small>
              </span>
              {isUrgent && <Icon name="right" size={18} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All help pages: the urgent ones first, then the services in the order of a matter's stages, then the others. */
export function Overview({ isMissing }: { isMissing: boolean }) {
  const entries = listHelp()
  const stageOf = ({ about }: HelpEntry) => (about === undefined ? undefined : findService(about)?.stage)
  return (
    <Stack gap={24}>
      {isMissing && <Notice tone="warning">这一页帮助已经不在了，请从下面选择，或者搜索。</Notice>}
      <Group title="出事了，第一个小时这样做" entries={entries.filter(({ about }) => about === undefined)} isUrgent />
      {listStages().map(({ name }) => (
        <Group key={name} title={name} entries={entries.filter((entry) => stageOf(entry) === name)} />
      ))}
      <Group
        title="查询与交流"
        entries={entries.filter((entry) => entry.about !== undefined && stageOf(entry) === undefined)}
      />
    </Stack>
  )
}
