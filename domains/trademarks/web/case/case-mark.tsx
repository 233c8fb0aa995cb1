import { DescriptionList, Gallery, Stack, Tile } from '@portal/platform/web'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { fileSlotLabels } from '../../contract/file/slots.ts'
import { trademarkKindLabels } from '../../contract/kinds.ts'
import { markTypeLabels } from '../../contract/mark-types.ts'
import styles from './case.module.css'

const pictureTypeLabels = { 1: '黑白', 2: '指定颜色' } as const

const pictureSlots = ['image', 'blackWhite'] as const

type Mark = Pick<
  TrademarkDetail,
  'kind' | 'trademark' | 'trademarkName' | 'files' | 'applicationNumber' | 'registration' | 'international'
>

const between = ({ from, to }: NonNullable<TrademarkDetail['registration']>): string | null =>
  from !== null && to !== null ? `${from} 至 ${to}` : null

/** The mark itself: its pictures, what it is, and the numbers that the office has given it. */
export function CaseMark({ detail }: { detail: Mark }) {
  const { kind, trademark, trademarkName, files, applicationNumber, registration, international } = detail
  const numbers = [
    { term: '申请号', detail: applicationNumber },
    { term: '国际注册号', detail: international && `${international.number}（${international.date}）` },
    { term: '注册号', detail: registration?.number ?? null },
    { term: '专用期', detail: registration && between(registration) },
  ]
  return (
    <section aria-labelledby="case-mark" className={styles.block}>
      <h2 id="case-mark">商标</h2>
      <Stack gap={16}>
        <Gallery label="商标图样">
          {files
            .filter(({ slot }) => pictureSlots.some((one) => one === slot))
            .map(({ slot, viewUrl, url }) => (
              <Tile key={slot} title={fileSlotLabels[slot]} picture={viewUrl ?? url} mark large={viewUrl ?? url} />
            ))}
        </Gallery>
        <DescriptionList
          items={[
            { term: '注册类型', detail: trademarkKindLabels[kind] },
            { term: '商标名称', detail: trademarkName },
            { term: '商标类型', detail: markTypeLabels[trademark.trademark_type] },
            { term: '图样颜色', detail: pictureTypeLabels[trademark.pic_type] },
            { term: '申请国家', detail: trademark.applyNation.split(';').join('、') },
            { term: '商标说明', detail: trademark.trademark_desc, wide: true },
            ...numbers.filter(({ detail: words }) => words !== null),
          ]}
        />
      </Stack>
    </section>
  )
}
