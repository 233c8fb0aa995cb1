import { dayWords, Log, momentWords, Stack } from '@portal/platform/web'
import { deliveryLabels } from '../../contract/file/action.ts'
import { designationLabels, type TimelineEntry } from '../../contract/file/detail.ts'
import styles from './case.module.css'
import type { CaseViewer } from './case-reads.ts'
import { stepBy } from './case-words.ts'
import { PaperLinks } from './paper-links.tsx'

/** What a step says of its paper: its member and answer, its day and number, and how it came. */
const paperWords = ({ country, result, date, number, delivery }: TimelineEntry): string =>
  [
    country,
    result && designationLabels[result],
    date && `文件日期 ${dayWords(date)}`,
    number && `编号 ${number}`,
    delivery && `按${deliveryLabels[delivery]}计`,
  ]
    .filter(Boolean)
    .join(' · ')

function Below({ entry }: { entry: TimelineEntry }) {
  const { name, note, file } = entry
  const words = paperWords(entry)
  if (words === '' && note === null && file === null) return null
  return (
    <Stack gap={4}>
      {words !== '' && <p>{words}</p>}
      {note !== null && <p className={styles.text}>{note}</p>}
      {file !== null && (
        <p className="row">
          {file.fileName}
          <PaperLinks file={file} name={`${name} ${file.fileName}`} />
        </p>
      )}
    </Stack>
  )
}

/** All that has happened to an application, the last step first, each with its paper. */
export function CaseTimeline({ entries, viewer }: { entries: readonly TimelineEntry[]; viewer: CaseViewer }) {
  return (
    <section aria-labelledby="case-timeline" className={styles.block}>
      <h2 id="case-timeline">
        办理经过 <small>{entries.length} 步</small>
      </h2>
      <Log
        label="办理经过"
        entries={entries.toReversed()}
        timeText={momentWords}
        line={(entry) => ({
          time: entry.time,
          parts: [<b key="name">{entry.name}</b>, entry.fileStateText, stepBy(entry.by, viewer)],
          below: <Below entry={entry} />,
        })}
      />
    </section>
  )
}
