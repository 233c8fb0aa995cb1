import {
  Buttons,
  choiceParam,
  FilterChips,
  KeywordSearch,
  LinkButton,
  ListTop,
  NothingListed,
  PagedTable,
  Select,
  Stack,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { rightsApi } from '../contract/endpoints.ts'
import { delegationsPath, rightsPath } from '../contract/paths.ts'
import { rightPhaseLabels, rightPhases } from '../contract/phase.ts'
import { rightTypeLabels, rightTypes } from '../contract/right-words.ts'
import { ExportRightsButton, importButton } from './import/list-tools.tsx'
import { rightColumns } from './right-columns.tsx'

const typeChoices = ['', '1', '2', '3', '4', '5', '6'] as const
const phaseChoices = ['', ...rightPhases] as const

const filter = {
  keyword: wordsParam(),
  registerType: choiceParam(typeChoices, ''),
  phase: choiceParam(phaseChoices, ''),
}

const typeOptions = rightTypes.map((type) => ({
  value: String(type) as `${typeof type}`,
  label: rightTypeLabels[type],
}))
const phaseOptions = phaseChoices.map((value) => ({ value, label: value === '' ? '全部' : rightPhaseLabels[value] }))

const addButton = (
  <LinkButton to={`${rightsPath}?form=new`} variant="primary">
    添加权利
  </LinkButton>
)

const addButtons = (
  <Buttons>
    {importButton}
    {addButton}
  </Buttons>
)

/** The user's own rights, the one saved last first. */
export function RightList() {
  const rights = useListPage(rightsApi.list, { filter, pageSize: 10, staleTime: 0 })
  const { search, set } = rights
  // Where there is nothing yet, the ways to begin stand in its place, once.
  const isBare = rights.list.data?.totalElements === 0 && !rights.isFiltered
  return (
    <>
      <ListTop title="我的权利" action={!isBare && addButton} filtered={rights.isFiltered}>
        <FilterChips label="阶段" options={phaseOptions} value={search.phase} onChange={(phase) => set({ phase })} />
        <Select
          aria-label="权利类型"
          placeholder="全部类型"
          options={typeOptions}
          value={search.registerType}
          onChange={(registerType) => set({ registerType })}
        />
        <KeywordSearch
          keyword={search.keyword}
          label="查找权利"
          placeholder="名称、号码、权利人或备案号"
          onSearch={(keyword) => set({ keyword })}
        />
      </ListTop>
      <Stack gap={16}>
        <PagedTable
          pages={rights}
          caption="权利台账"
          columns={rightColumns}
          rowKey={({ id }) => id}
          skeleton={{ rowHeight: 84 }}
          empty={
            <NothingListed
              of={rights}
              text="台账里还没有权利。登记一次，之后的表单都能取用。"
              filtered="没有符合条件的权利"
              action={addButtons}
            />
          }
          short
        />
        <Buttons>
          {!isBare && importButton}
          {!isBare && <ExportRightsButton />}
          <LinkButton to={delegationsPath}>权利委托</LinkButton>
        </Buttons>
      </Stack>
    </>
  )
}
