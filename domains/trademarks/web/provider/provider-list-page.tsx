import {
  type Column,
  choiceParam,
  Due,
  FilterChips,
  KeywordSearch,
  LinkButton,
  ListTop,
  momentWords,
  NothingListed,
  PagedTable,
  PageHead,
  Quiet,
  queryOf,
  RecordLink,
  Select,
  Stack,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ProviderRow } from '../../contract/file/detail.ts'
import { type ProviderBox, providerBoxes, providerBoxLabels } from '../../contract/file/lists.ts'
import { fileStates, fileStateText } from '../../contract/file/states.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { trademarkKindLabels, trademarkKinds } from '../../contract/kinds.ts'
import { deskTitle } from '../paths.ts'
import { isUnapproved } from './is-unapproved.ts'
import { Unapproved } from './unapproved.tsx'

const kept = { box: choiceParam(providerBoxes, 'open') }
const filter = {
  kind: choiceParam(['', ...trademarkKinds], ''),
  fileState: choiceParam(['', ...fileStates.map(String)], ''),
  keyword: wordsParam(),
}

const kindOptions = trademarkKinds.map((value) => ({ value, label: trademarkKindLabels[value] }))
/** Some states share their words in China and abroad; the number tells them apart, as it does on paper. */
const stateOptions = fileStates.map((state) => ({
  value: String(state),
  label: `${state} ${fileStateText('sbzc', state)}`,
}))

const columns: readonly Column<ProviderRow>[] = [
  {
    key: 'mark',
    header: '商标',
    title: true,
    cell: ({ businessSn, trademarkName, kind }) => (
      <>
        <RecordLink open={{ businessSn }} name={trademarkName} />
        <Quiet as="div">
          {businessSn} · {trademarkKindLabels[kind]}
        </Quiet>
      </>
    ),
  },
  {
    key: 'goods',
    header: '类别',
    width: '200px',
    cell: ({ classes, items }) => (
      <>
        第 {classes.join('、')} 类<Quiet as="div">{items} 项</Quiet>
      </>
    ),
  },
  { key: 'state', header: '状态', width: '220px', cell: ({ fileStateText: words }) => words },
  { key: 'time', header: '提交时间', width: '160px', cell: ({ createTime }) => momentWords(createTime) },
  {
    key: 'due',
    header: '最迟受理',
    width: '150px',
    cell: ({ nextDue }) => (nextDue === null ? '—' : <Due at={nextDue} />),
  },
]

/** How many cases stand in a box, whatever is filtered; null until it is known. */
const useBoxCount = (box: ProviderBox): number | null => {
  const { data } = useQuery(
    queryOf(trademarkFilesApi.listProvider, { query: { box, fileState: '', pgIndex: 1, pgCount: 1 } }),
  )
  return data?.totalElements ?? null
}

/** The cases of a provider: those that nobody has accepted yet, and its own, what is due next at the head. */
export function ProviderListPage() {
  const cases = useListPage(trademarkFilesApi.listProvider, { filter, kept, pageSize: 10, staleTime: 0 })
  const { search, set, list } = cases
  const counts = { open: useBoxCount('open'), mine: useBoxCount('mine') }
  const { box } = search
  return (
    <>
      <PageHead title={deskTitle} lead="受理前只能看到商标、类别和小项；受理后由您办理到发证。" />
      <div className="wrap page">
        {isUnapproved(list.error) ? (
          <Unapproved error={list.error} />
        ) : (
          <Stack gap={20}>
            <FilterChips
              label="案件"
              options={providerBoxes.map((value) => ({
                value,
                label: providerBoxLabels[value],
                count: counts[value],
              }))}
              value={box}
              onChange={(next) => set({ box: next, fileState: '' })}
            />
            <ListTop title={providerBoxLabels[box]} filtered={cases.isFiltered}>
              <div className="row">
                <Select
                  aria-label="注册类型"
                  placeholder="全部类型"
                  options={kindOptions}
                  value={search.kind}
                  onChange={(kind) => set({ kind })}
                />
                {box === 'mine' && (
                  <Select
                    aria-label="办理状态"
                    placeholder="全部状态"
                    options={stateOptions}
                    value={search.fileState}
                    onChange={(fileState) => set({ fileState })}
                  />
                )}
              </div>
              <KeywordSearch
                key={search.keyword}
                keyword={search.keyword}
                placeholder="业务编号、商标名称"
                onSearch={(keyword) => set({ keyword })}
              />
            </ListTop>
            <PagedTable
              caption={`${deskTitle} · ${providerBoxLabels[box]}`}
              name={deskTitle}
              pages={cases}
              columns={columns}
              rowKey={({ businessSn }) => businessSn}
              empty={
                <NothingListed
                  of={cases}
                  text={box === 'open' ? '现在没有等待受理的案件。' : '您还没有受理案件。'}
                  action={box === 'mine' && <LinkButton to="?box=open">看待受理的案件</LinkButton>}
                />
              }
            />
          </Stack>
        )}
      </div>
    </>
  )
}
