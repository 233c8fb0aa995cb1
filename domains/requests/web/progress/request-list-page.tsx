import {
  choiceParam,
  DateRange,
  FilterChips,
  ItemList,
  LinkButton,
  ListTop,
  MatterRow,
  NothingListed,
  numberParam,
  Paged,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { type BusinessType, businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import { matterOf } from '../../contract/matter.ts'
import { caseScenes } from '../case-scenes.ts'
import { stateChoices, stateOptions } from '../detail/state-filter.ts'

const filter = { state: choiceParam(stateChoices, ''), from: wordsParam(), to: wordsParam() }
const kept = { active: numberParam(1, businessTypes.length, 1) }

/**
 * The user's own requests of the kind that the tab names; filters and page stand in the address. `pathOf` answers where a
 * request of a kind begins.
 */
export function RequestListPage({ pathOf }: { pathOf: (businessType: BusinessType) => string }) {
  const requests = useListPage(requestsApi.listOwn, {
    filter,
    kept,
    ask: ({ active, ...narrowed }) => ({ businessType: active as BusinessType, ...narrowed }),
    pageSize: requestLimits.progressPage,
  })
  const { search, set } = requests
  const { state, from, to } = search
  const businessType = search.active as BusinessType
  const name = businessTypeLabels[businessType]
  const apply = <LinkButton to={pathOf(businessType)}>去办理</LinkButton>
  return (
    <>
      <ListTop title={name} action={apply} filtered={requests.isFiltered}>
        <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
        <DateRange label="提交日期" value={{ from, to }} onChange={(range) => set(range)} />
      </ListTop>
      {/* The placeholder is as high as a full page, so that nothing moves when the rows arrive. */}
      <Paged
        pages={requests}
        name={name}
        skeleton={{ rowHeight: 93 }}
        empty={<NothingListed of={requests} action={apply} />}
      >
        {(rows) => (
          <ItemList label={`${name}列表`}>
            {rows.map((row) => (
              <MatterRow
                key={row.businessSn}
                matter={matterOf(row)}
                scene={caseScenes[businessType]}
                open={{ businessSn: row.businessSn }}
              />
            ))}
          </ItemList>
        )}
      </Paged>
    </>
  )
}
