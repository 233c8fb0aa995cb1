import { type Column, DataTable, ErrorView, Fold, Quiet, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type EditionInfo, editionKindLabels } from '../../contract/edition.ts'
import { niceApi } from '../../contract/endpoints.ts'
import type { NiceClasses } from '../../contract/item.ts'
import { MoveTable } from '../move-table.tsx'

interface EditionFoldsProps {
  present: NiceClasses
  /** The published editions; undefined until they are known. */
  editions: { current: string; elements: readonly EditionInfo[] } | undefined
}

/** What has moved to another class with this edition, and which editions there are. */
export function EditionFolds({ present, editions }: EditionFoldsProps) {
  const moves = useQuery({
    ...queryOf(niceApi.moves, { query: { to: present.edition } }),
    enabled: present.kind !== 'classesOnly',
  })
  return (
    <div>
      {present.kind !== 'classesOnly' && (
        <Fold title="换了类别的项目" aside={moves.data && `${moves.data.moves.length} 项`}>
          {moves.isPending && <Skeleton rows={3} />}
          {moves.isError && (
            <ErrorView title="换类的项目加载失败" error={moves.error} onRetry={() => void moves.refetch()} />
          )}
          {moves.data?.moves.length === 0 && <Quiet>与上一版本相比，没有换了类别的项目。</Quiet>}
          {moves.data && moves.data.moves.length > 0 && (
            <MoveTable caption={`自 ${present.inForceFrom} 起换了类别的项目`} moves={moves.data.moves} />
          )}
        </Fold>
      )}
      {editions && (
        <Fold title="全部版本" aside={`${editions.elements.length} 个`}>
          <DataTable
            caption="全部版本"
            columns={editionColumns(editions.current)}
            rows={editions.elements}
            rowKey={({ edition }) => edition}
          />
        </Fold>
      )}
    </div>
  )
}

const editionColumns = (current: string): readonly Column<EditionInfo>[] => [
  {
    key: 'name',
    header: '版本',
    title: true,
    cell: ({ edition, editionName }) => `${editionName}${edition === current ? '（现行）' : ''}`,
  },
  { key: 'kind', header: '种类', cell: ({ kind }) => editionKindLabels[kind] },
  { key: 'from', header: '施行', cell: ({ inForceFrom }) => inForceFrom },
  {
    key: 'source',
    header: '来源',
    cell: ({ source, checkedOn }) => `${source}${checkedOn === null ? '' : `，核对于 ${checkedOn}`}`,
  },
]
