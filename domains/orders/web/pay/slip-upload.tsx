import { FileUpload } from '@portal/files/web'
import { call, Field, keyOf, Quiet, toast, type UploadedFile, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ordersApi } from '../../contract/endpoints.ts'
import { mostSlips } from '../../contract/limits.ts'
import type { OrderDetail } from '../../contract/order.ts'
import { SlipList } from '../slip-list.tsx'
import css from './pay.module.css'

const none: readonly UploadedFile[] = []

/** The slips of a transfer. A slip proves nothing by itself, and the page says so. */
export function SlipUpload({ orderNo, slips }: Pick<OrderDetail, 'orderNo' | 'slips'>) {
  const queries = useQueryClient()
  const add = useAction(
    useCallback(
      async (url: string) => {
        await call(ordersApi.addSlip, { params: { orderNo }, body: { url } })
        toast('转账凭证已上传', 'success')
        await queries.invalidateQueries({ queryKey: keyOf(ordersApi.detail) })
      },
      [orderNo, queries],
    ),
  )
  return (
    <section aria-labelledby="slips" className={css.slips}>
      <h3 id="slips">转账凭证（选填）</h3>
      <Quiet>凭证便于我们查找，不代表已经到账；第一份凭证会延长一次付款期限。</Quiet>
      {slips.length > 0 && <SlipList slips={slips} />}
      {slips.length < mostSlips && (
        <Field label="上传凭证" group>
          <FileUpload
            purpose="remittance-slip"
            phone={{ title: '转账凭证', slot: `order-${orderNo}` }}
            value={none}
            disabled={add.busy}
            onChange={([file]) => {
              if (file) void add.run(file.url)
            }}
            help={`PDF 或图片，5MB 以内，最多 ${mostSlips} 份`}
          />
        </Field>
      )}
    </section>
  )
}
