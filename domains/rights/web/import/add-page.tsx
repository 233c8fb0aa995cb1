import { EmptyState, LinkButton, PageHead, Stack, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { rightsPath } from '../../contract/paths.ts'
import { FromRecordal } from './from-recordal.tsx'
import { FromRequest } from './from-request.tsx'
import { importPath, newRightPath } from './paths.ts'

const query = z.object({ recordNum: textParam(), businessSn: textParam() })
const heading = '加入权利台账'

/** Where other pages of the portal lead with what they know of a right: a recordal with customs, or a completed request. */
export function AddPage() {
  const [{ recordNum, businessSn }] = useSearch(query)
  return (
    <>
      <PageHead title={heading} crumbs={[{ text: '权利台账', to: rightsPath }, { text: heading }]} />
      <Stack gap={20} className="wrap page">
        <Source recordNum={recordNum} businessSn={businessSn} />
      </Stack>
    </>
  )
}

function Source({ recordNum, businessSn }: { recordNum: string | undefined; businessSn: string | undefined }) {
  if (recordNum !== undefined) return <FromRecordal key={recordNum} recordNum={recordNum} />
  if (businessSn !== undefined) return <FromRequest key={businessSn} businessSn={businessSn} />
  return (
    <EmptyState scene="none" title="没有要加入的权利" text="可以手动填写一项，或者从文件中导入多项">
      <LinkButton to={newRightPath}>填写一项</LinkButton>
      <LinkButton to={importPath}>批量导入</LinkButton>
    </EmptyState>
  )
}
