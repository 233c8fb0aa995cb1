import {
  choiceParam,
  DateRange,
  FilterChips,
  ItemList,
  ItemRow,
  LinkButton,
  ListTop,
  momentWords,
  NothingListed,
  Paged,
  Thumb,
  useListPage,
  useRecordAddress,
  wordsParam,
} from '@portal/platform/web'
import { patentsApi } from '../../contract/endpoints.ts'
import { patentLimits } from '../../contract/limits.ts'
import { applyPath } from '../apply/apply-path.ts'
import { stateChoices, stateOptions } from './state-filter.ts'
import { StateTag } from './state-tag.tsx'

const filter = { state: choiceParam(stateChoices, ''), from: wordsParam(), to: wordsParam() }
const name = '一链注册专利'

/** The user's own applications for patents; filters and page stand in the address. */
export function PatentListPage() {
  const patents = useListPage(patentsApi.listOwn, { filter, pageSize: patentLimits.progressPage })
  const { state, from, to } = patents.search
  const addressOf = useRecordAddress()
  const apply = <LinkButton to={applyPath}>申请专利</LinkButton>
  return (
    <>
      <ListTop title={name} action={apply} filtered={patents.isFiltered}>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={state}
          onChange={(next) => patents.set({ state: next })}
        />
        <DateRange label="提交日期" value={{ from, to }} onChange={(range) => patents.set(range)} />
      </ListTop>
      {/* The placeholder is as high as a full page, so that nothing moves when the rows arrive. */}
      <Paged
        pages={patents}
        name={name}
        skeleton={{ rowHeight: 93 }}
        empty={<NothingListed of={patents} action={apply} />}
      >
        {(rows) => (
          <ItemList label={`${name}列表`}>
            {rows.map((row) => (
              <ItemRow
                key={row.businessSn}
                to={addressOf({ businessSn: row.businessSn })}
                title={row.patentName}
                picture={<Thumb scene="bulb" alt="" />}
                meta={`${momentWords(row.createTime)} 提交 · ${row.businessSn}`}
                next={row.patentType}
                tag={<StateTag of={row} />}
              />
            ))}
          </ItemList>
        )}
      </Paged>
    </>
  )
}
