import { type Slot, slotTitle } from '@portal/evidence/contract'
import { formPath } from '@portal/evidence/web'
import { Button, Card, call, LinkButton, Notice, Quiet, toast, useAction } from '@portal/platform/web'
import { useCallback } from 'react'
import { subsidyApi } from '../contract/endpoints.ts'
import type { SubsidyPack } from '../contract/pack.ts'
import css from './pack.module.css'
import { isWanting, lackOf } from './pack-words.ts'

/** What is still missing, and the download of the PDF. It uses a ticket that is valid once, since addresses end in logs. */
export function TakeCard({ pack, travel }: { pack: SubsidyPack; travel: readonly Slot[] }) {
  const { evidence, template, items, ready, wanted } = pack
  const { id, state } = evidence
  const lacking = items.filter(isWanting)
  const take = useAction(
    useCallback(async () => {
      const body = { id, template: template.id, travel: [...travel] }
      const { ticket } = await call(subsidyApi.openTicket, { body })
      const link = document.createElement('a')
      link.href = `${subsidyApi.download.path}?${new URLSearchParams({ id, authorization: ticket })}`
      link.download = ''
      link.click()
      toast('正在合订，下载会自动开始', 'success')
    }, [id, template.id, travel]),
  )
  const hasTravel = items.some(({ slots }) => slots.some(({ standing }) => standing === 'travel'))
  return (
    <Card title="合订下载" className={css.take}>
      <p className={css.count}>
        必交 {wanted} 项，已有 {ready} 项
      </p>
      {lacking.length > 0 && (
        <>
          <Quiet>还缺：</Quiet>
          <ul className={css.lacking}>
            {lacking.map((item) => (
              <li key={item.key}>{lackOf(item)}</li>
            ))}
          </ul>
        </>
      )}
      {state === 0 && (
        <Notice
          tone="warning"
          title="这份存证还是草稿"
          actions={
            <LinkButton to={formPath(id)} variant="text">
              补充证据
            </LinkButton>
          }
        >
          可以先合订看看，目录里会写“未固化”。提交存证以后再下载，写的就是“已固化”。
        </Notice>
      )}
      {hasTravel && (
        <p className={css.text}>
          本次放入的出入境材料：{travel.length === 0 ? '没有' : travel.map(slotTitle).join('、')}
        </p>
      )}
      <Button
        variant="primary"
        icon="download"
        busy={take.busy}
        busyText="正在准备…"
        onClick={() => void take.run()}
        className={css.wide}
      >
        下载合订本（PDF）
      </Button>
      <ul className={css.notes}>
        <li>封面、目录和每一页都有页码；缺的材料在目录里写“缺”，不影响下载。</li>
        <li>图片转正后一页一张，PDF 逐页并入，原件不作改动。</li>
        <li>Word 文件不能并入，目录里写明，请另附电子文件。</li>
      </ul>
    </Card>
  )
}
