import { useSession } from '@portal/accounts/web'
import {
  Card,
  choiceParam,
  Empty,
  FilterChips,
  KeywordSearch,
  Notice,
  PagedTable,
  PageHead,
  Skeleton,
  Stack,
  useListPage,
  useListPart,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import * as z from 'zod/mini'
import { delegationsApi } from '../../contract/delegation-endpoints.ts'
import { delegationBoxes } from '../../contract/delegation-view.ts'
import { rightsApi } from '../../contract/endpoints.ts'
import { rightsPath } from '../../contract/paths.ts'
import { rightColumns } from '../right-columns.tsx'
import { DelegationTable } from './delegation-table.tsx'

const search = z.object({ box: choiceParam(delegationBoxes, 'received') })
const boxOptions = [
  { value: 'received', label: '收到的委托' },
  { value: 'given', label: '发出的委托' },
] as const

/** 权利委托: an agency's offers and the rights delegated to it, and what its reader has delegated to others. */
export function DelegationsPage() {
  const [{ box }, set] = useSearch(search)
  const { userinfo } = useSession()
  const isProvider = userinfo?.userType === 'provider'
  return (
    <>
      <PageHead
        title="权利委托"
        lead={
          isProvider
            ? '在这里答复委托，查看和取用受托的权利。'
            : '您委托给服务机构的权利；从一项权利的页面发出新的委托。'
        }
        crumbs={[{ text: '权利台账', to: rightsPath }, { text: '权利委托' }]}
      />
      <Stack gap={20} className="wrap page">
        {!userinfo && <Skeleton rows={4} />}
        {isProvider && (
          <FilterChips label="委托" options={boxOptions} value={box} onChange={(next) => set({ box: next })} />
        )}
        {isProvider && box === 'received' && <Received isApproved={userinfo.approvalState === 'approved'} />}
        {userinfo && (!isProvider || box === 'given') && <Given />}
      </Stack>
    </>
  )
}

function Given() {
  const pages = useListPart(delegationsApi.list, { query: { box: 'given' }, pageSize: 10, staleTime: 0 })
  return (
    <Card title="发出的委托">
      <DelegationTable pages={pages} of="given" empty={<Empty text="还没有发出委托" />} />
    </Card>
  )
}

function Received({ isApproved }: { isApproved: boolean }) {
  const pages = useListPart(delegationsApi.list, { query: { box: 'received' }, pageSize: 10, staleTime: 0 })
  return (
    <>
      {!isApproved && <Notice>机构资料通过审核后，才能接受委托、查看和取用受托的权利。</Notice>}
      <Card title="收到的委托">
        <DelegationTable pages={pages} of="received" empty={<Empty text="还没有收到委托" />} />
      </Card>
      <Card title="受托权利">
        <DelegatedRights />
      </Card>
    </>
  )
}

const filter = { keyword: wordsParam() }

function DelegatedRights() {
  const rights = useListPage(rightsApi.list, {
    ...{ filter, pageSize: 10, staleTime: 0 },
    ask: ({ keyword }) => ({ keyword, box: 'delegated' }),
  })
  return (
    <Stack gap={16}>
      <KeywordSearch
        keyword={rights.search.keyword}
        label="查找受托权利"
        placeholder="名称、号码、权利人或备案号"
        onSearch={(keyword) => rights.set({ keyword })}
      />
      <PagedTable
        pages={rights}
        caption="受托权利"
        columns={rightColumns}
        rowKey={({ id }) => id}
        skeleton={{ rows: 2, rowHeight: 84 }}
        empty={<Empty text={rights.isFiltered ? '没有符合条件的权利' : '今天没有受托的权利'} />}
        short
      />
    </Stack>
  )
}
