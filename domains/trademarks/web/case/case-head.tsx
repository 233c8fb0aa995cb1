import { BackLink, DetailHead, momentWords, type PortalCrumb, PrintButton, Thumb } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { trademarkTitle } from '../../contract/matter.ts'
import { StateTag } from './state-tag.tsx'

/** The head of the page of an application: its mark, its title and state, and second its number. */
export function CaseHead({ detail, crumbs }: { detail: TrademarkDetail; crumbs: readonly PortalCrumb[] }) {
  const { businessSn, createTime, files } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the query of the address changes here, so the shell does not scroll to the top by itself.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const image = files.find(({ slot }) => slot === 'image')
  return (
    <DetailHead
      picture={<Thumb size="head" picture={image && (image.viewUrl ?? image.url)} mark scene="stamp" alt="" />}
      title={trademarkTitle(detail)}
      tag={<StateTag of={detail} />}
      number={businessSn}
      meta={`${momentWords(createTime)} 提交`}
      back={<BackLink opened="businessSn" />}
      menu={{ wide: <PrintButton />, phone: null }}
      crumbs={crumbs}
      heading={heading}
    />
  )
}
