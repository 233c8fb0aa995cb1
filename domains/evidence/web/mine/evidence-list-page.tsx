import {
  Button,
  choiceParam,
  FilterChips,
  ItemList,
  LinkButton,
  ListTop,
  MatterRow,
  NothingListed,
  Paged,
  useListPage,
} from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { EvidenceRow } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import { evidenceLimits } from '../../contract/limits.ts'
import { matterOf } from '../../contract/matter.ts'
import { evidenceStateLabels } from '../../contract/states.ts'
import { formPath, serviceTitle } from '../paths.ts'
import type { RecordOffer } from '../record-offer.ts'

// The dialog is loaded only when somebody wants to delete a draft.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

const filter = { state: choiceParam(['', '0', '1'], '') }

const stateOptions = [
  { value: '', label: '全部' },
  { value: '0', label: evidenceStateLabels[0] },
  { value: '1', label: evidenceStateLabels[1] },
] as const

/** The list of a customer's own records; its filter and page are kept in the address. */
export function EvidenceListPage({ offers }: { offers: readonly RecordOffer[] }) {
  const records = useListPage(evidenceApi.listOwn, { filter, pageSize: evidenceLimits.progressPage, staleTime: 0 })
  const [leaving, setLeaving] = useState<EvidenceRow>()
  const begin = <LinkButton to={formPath()}>立即存证</LinkButton>
  return (
    <>
      <ListTop title={serviceTitle} action={begin} filtered={records.isFiltered}>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={records.search.state}
          onChange={(next) => records.set({ state: next })}
        />
      </ListTop>
      {/* The placeholder is as high as a full page, so that nothing moves when the rows arrive. */}
      <Paged
        pages={records}
        name="我的证据"
        skeleton={{ rowHeight: 93 }}
        empty={<NothingListed of={records} action={begin} />}
      >
        {(rows) => (
          <ItemList label={`${serviceTitle}列表`}>
            {rows.map((row) => (
              <MatterRow
                key={row.id}
                matter={matterOf(row)}
                scene="booth"
                open={{ id: row.id }}
                actions={<RowActions row={row} offers={offers} onRemove={setLeaving} />}
              />
            ))}
          </ItemList>
        )}
      </Paged>
      {leaving && (
        <Suspense>
          <RemoveDialog row={leaving} onClose={() => setLeaving(undefined)} onRemoved={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** A sealed record can only be looked at here, by its title: its empty slots are filled from its own page. */
function RowActions({
  row,
  offers,
  onRemove,
}: {
  row: EvidenceRow
  offers: readonly RecordOffer[]
  onRemove: (row: EvidenceRow) => void
}) {
  return (
    <span className="row">
      {row.state === 0 && row.can.includes('supplement') && (
        <LinkButton to={formPath(row.id)} variant="text" aria-label={`补充证据 ${row.evidenceNo}`}>
          补充证据
        </LinkButton>
      )}
      {offers.map(({ link: { text, to } }) => (
        <LinkButton key={text} to={to(row.id)} variant="text" aria-label={`${text} ${row.evidenceNo}`}>
          {text}
        </LinkButton>
      ))}
      {row.can.includes('delete') && (
        <Button variant="text" aria-label={`删除 ${row.evidenceNo}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      )}
    </span>
  )
}
