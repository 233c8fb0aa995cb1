import { call, EditDialog, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeadlineDetail, deadlineEdit } from '../../contract/deadline.ts'
import { deadlinesApi } from '../../contract/endpoints.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import type { Suspension } from '../../proof/counting.ts'
import { deliveries, wayNames } from '../../proof/rule.ts'
import { AskedFields } from '../asked-fields.tsx'
import { type AskedSearch, askedOf as askedOfSearch } from '../asked-search.ts'
import { KeptFields } from './kept-fields.tsx'
import { askedOf, type KeptValues } from './kept-values.ts'
import { ownReads } from './own-reads.ts'

const midnight = '24:00'

/** A deadline as the form takes it. */
const valuesOf = ({ version, rule, ownTitle, note, dueOn, subject, asked }: DeadlineDetail): KeptValues => ({
  version,
  rule: rule?.code ?? '',
  trigger: asked.trigger ?? '',
  title: ownTitle ?? '',
  dueOn: rule === null ? dueOn : '',
  dueTime: asked.dueTime === null || asked.dueTime === midnight ? '' : asked.dueTime,
  zone: asked.zone ?? '',
  subject,
  note: note ?? '',
})

const searchOf = ({ rule, asked }: DeadlineDetail): AskedSearch => ({
  rule: rule?.code ?? '',
  trigger: asked.trigger ?? '',
  delivery: deliveries.find((delivery) => delivery === asked.delivery) ?? '',
  way: wayNames.find((way) => way === asked.way) ?? '',
  calendar: asked.calendar ?? '',
  extended: asked.extended ? '1' : '',
})

/** A window in which everything that a deadline was made of can be changed. */
export function EditKept({ deadline, onClose }: { deadline: DeadlineDetail; onClose: () => void }) {
  const { id, version, rule } = deadline
  // What belongs to something else than a case stays with it, since the field asks for the number of a case.
  const isElsewhere = deadline.subject !== null && deadline.subject.kind !== 'request'
  const [search, setSearch] = useState(() => searchOf(deadline))
  const [suspensions, setSuspensions] = useState<readonly Suspension[]>(deadline.asked.suspensions)
  const counted = () => ({ rule: search.rule, ...askedOf(askedOfSearch(search, suspensions)) })
  return (
    <EditDialog
      title="编辑期限"
      schema={deadlineEdit}
      defaults={valuesOf(deadline)}
      send={(body) =>
        call(ownDeadlinesApi.save, { params: { id }, body: { ...body, ...(rule !== null && counted()), version } })
      }
      said="已保存"
      reads={ownReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          {rule !== null && (
            <Counted
              search={search}
              suspensions={suspensions}
              onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
              onSuspend={setSuspensions}
            />
          )}
          <KeptFields form={form} isCounted={rule !== null} isOfCase={isElsewhere} />
        </>
      )}
    </EditDialog>
  )
}

type CountedProps = {
  search: AskedSearch
  suspensions: readonly Suspension[]
  onChange: (change: Partial<AskedSearch>) => void
  onSuspend: (suspensions: readonly Suspension[]) => void
}

/** What the rule is asked, by the fields of the public count. */
function Counted(props: CountedProps) {
  const { data, error, refetch } = useQuery(queryOf(deadlinesApi.rules, { query: {} }))
  if (error) return <ErrorView title="期限规则加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} rowHeight={72} />
  return <AskedFields rules={data.elements} {...props} />
}
