import { LinkButton, momentWords, SceneSection } from '@portal/platform/web'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { requiredSlots, slots } from '../../contract/slots.ts'
import css from '../parts/evidence-detail.module.css'
import { formPath } from '../paths.ts'
import { latestMoment } from '../proof/proof-lines.ts'

/** The first sentence of the page: what exists since when, by whose clock; of a draft, what is still missing. */
export function DetailLead({ detail }: { detail: EvidenceDetail }) {
  const { id, state, proof, provedOutside, statements, filled } = detail
  if (state === 0) {
    const missing = requiredSlots.length - filled
    return (
      <SceneSection
        scene="booth"
        title={missing > 0 ? `还差 ${missing} 份必备材料` : '必备材料齐了，还没有封存'}
        actions={
          <LinkButton to={formPath(id)} variant="primary">
            补充证据
          </LinkButton>
        }
      >
        <p className={css.text}>齐了就可以提交。提交以后，封存的时间就是以后能证明的时间。</p>
      </SceneSection>
    )
  }
  if (proof === 2)
    return (
      <SceneSection scene="vault" title="有文件没有通过核查，不能证明">
        <p className={css.text}>哪一份、什么情况，见下面的材料。</p>
      </SceneSection>
    )
  const last = statements.at(-1)?.proof
  const latest = last ? latestMoment(last) : null
  if (!latest)
    return (
      <SceneSection scene="vault" title="已封存，正在记入存证日志">
        <p className={css.text}>记好以后，这里写明最迟什么时候已经存在、时间从哪里来。</p>
      </SceneSection>
    )
  const count = slots.filter((slot) => detail[slot]).length
  return (
    <SceneSection
      scene="vault"
      tone={provedOutside ? 'jade' : 'brand'}
      title={
        <>
          这 {count} 份文件，最迟在 <b className={css.moment}>{momentWords(latest.at)}</b> 就已存在
        </>
      }
    >
      <p className={css.text}>
        {latest.isOurs ? '时间按本平台时钟。' : `时间来源：${latest.source}。`}
        之后改动哪怕一个字节，核验时都会发现。
      </p>
    </SceneSection>
  )
}
