import { payPath } from '@portal/orders/contract'
import {
  choiceParam,
  DateRange,
  FilterChips,
  ItemList,
  ItemRow,
  KeywordSearch,
  LinkButton,
  ListTop,
  momentWords,
  NothingListed,
  Paged,
  Stack,
  Thumb,
  useListPage,
  useRecordAddress,
  wordsParam,
} from '@portal/platform/web'
import { serviceStateLabels, serviceStates } from '../../contract/file/states.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { isUnpaid, StateTag } from '../case/state-tag.tsx'
import { formPath } from '../paths.ts'

const stateChoices = ['', '1', '2', '3', '4'] as const
const stateOptions: readonly { value: (typeof stateChoices)[number]; label: string }[] = [
  { value: '', label: '全部' },
  ...serviceStates.map((state) => ({ value: `${state}` as const, label: serviceStateLabels[state] })),
]

const filter = { state: choiceParam(stateChoices, ''), keyword: wordsParam(), from: wordsParam(), to: wordsParam() }
const name = '一链注册商标'
const pageSize = 5

/** The user's own applications for trademarks; filters and page stand in the address. */
export function TrademarkListPage() {
  const trademarks = useListPage(trademarkFilesApi.listOwn, { filter, pageSize })
  const { state, keyword, from, to } = trademarks.search
  const addressOf = useRecordAddress()
  const apply = <LinkButton to={formPath('sbzc')}>注册商标</LinkButton>
  return (
    <>
      <ListTop title={name} action={apply} filtered={trademarks.isFiltered}>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={state}
          onChange={(next) => trademarks.set({ state: next })}
        />
        <KeywordSearch
          key={keyword}
          keyword={keyword}
          placeholder="业务编号、商标名称"
          onSearch={(next) => trademarks.set({ keyword: next })}
        />
        <DateRange label="提交日期" value={{ from, to }} onChange={(range) => trademarks.set(range)} />
      </ListTop>
      {/* The placeholder is as high as a full page, so that nothing moves when the rows arrive. */}
      <Paged
        pages={trademarks}
        name={name}
        skeleton={{ rowHeight: 93 }}
        empty={<NothingListed of={trademarks} text="还没有商标注册申请。" action={apply} />}
      >
        {(rows) => (
          <ItemList label={`${name}列表`}>
            {rows.map((row) => (
              <ItemRow
                key={row.businessSn}
                to={addressOf({ businessSn: row.businessSn })}
                title={row.trademarkName}
                picture={<Thumb scene="stamp" alt="" />}
                meta={`${momentWords(row.createTime)} 提交 · ${row.businessSn}`}
                next={row.fileStateText}
                tag={
                  <Stack gap={8} start>
                    <StateTag of={row} />
                    {isUnpaid(row) && row.orderNo !== null && (
                      <LinkButton to={payPath(row.orderNo)} size="small" aria-label={`去付款 ${row.businessSn}`}>
                        去付款
                      </LinkButton>
                    )}
                  </Stack>
                }
              />
            ))}
          </ItemList>
        )}
      </Paged>
    </>
  )
}
