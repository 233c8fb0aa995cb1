import { PageHead, Stack, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { SavedDetail } from './saved-detail.tsx'
import { SavedHit } from './saved-hit.tsx'
import { SavedList } from './saved-list.tsx'
import { savedAddress } from './saved-paths.ts'

const savedSearch = z.object({ search: textParam(), hit: textParam() })
const lead = '保存的查询、关注的名称和自己的备案：每次导入新数据后有新结果时通知您。'

/** The page 我的查询: the list of saved searches, one search, or what one import brought to it. */
export function SavedPage() {
  const [{ search, hit }] = useSearch(savedSearch)
  const crumbs = search ? [{ text: '我的查询', to: savedAddress() }, { text: hit ? '新结果' : '查询详情' }] : undefined
  return (
    <>
      <PageHead title="我的查询" lead={lead} crumbs={crumbs} brief={{ words: '说明' }} />
      <Stack gap={20} className="wrap page">
        {!search && <SavedList />}
        {search && !hit && <SavedDetail key={search} id={search} />}
        {search && hit && <SavedHit key={hit} id={search} hitId={hit} />}
      </Stack>
    </>
  )
}
