import {
  ActCard,
  BigDate,
  briefDay,
  Dots,
  dayWords,
  ItemList,
  ItemRow,
  LinkButton,
  leftWords,
  momentWords,
  StatusTag,
  Thumb,
} from '@portal/platform/web'
import styles from './kit.module.css'
import { Section } from './section.tsx'

const now = Date.parse('2026-11-22T09:00:00+08:00')
const moment = Date.parse('2026-11-23T12:30:00+08:00')
const steps = ['提交', '分析', '出具方案', '结案']

/** What a customer's matters look like: the one act with its day, rows with their next step, times in words. */
export function MatterSamples() {
  return (
    <>
      <Section title="要办的一件事（演示数据）">
        <div className={styles.group}>
          <ActCard
            tone="due"
            date={<BigDate day="2026-11-30" label="最迟" now={now} />}
            kicker="海关查扣应对"
            title="海关查扣 · 蓝牙耳机 2,400 件"
            text={
              <>
                请补交 <b>报关单</b> 和 <b>品牌授权书</b>。补齐之前，办理计时暂停。
              </>
            }
            progress={<Dots named steps={steps} current={1} state="yours" word="等您补材料" />}
            action={
              <LinkButton variant="primary" to="/">
                补交 2 份材料
              </LinkButton>
            }
            more={
              <LinkButton variant="text" to="/">
                看详情
              </LinkButton>
            }
          />
        </div>
        <div className={styles.group}>
          <ActCard
            tone="plain"
            date={<BigDate day="2026-11-25" label="展会第一天" tone="plain" now={now} />}
            kicker="展会全流程存证"
            title="展会存证 · 家居用品展（演示）"
            text="必备材料已有 8 份，还差 3 份。"
            action={
              <LinkButton variant="primary" to="/">
                继续拍照
              </LinkButton>
            }
          />
        </div>
        <div className={styles.group}>
          <ActCard
            tone="due"
            level={2}
            date={<BigDate day="2026-11-19" label="最迟" size="page" now={now} />}
            title="请补交 1 份材料"
            text="补齐后我们接着办。补齐之前计时暂停。"
            action={
              <LinkButton variant="primary" to="/">
                提交补充材料
              </LinkButton>
            }
            more={<span>还差 1 份</span>}
          >
            <p className={styles.part}>品牌授权书</p>
          </ActCard>
        </div>
        <div className={styles.row}>
          <BigDate day="2026-12-04" label="最后一天" size="hour" now={now} />
          <BigDate day="2026-12-04" label="最后一天" size="phone" now={now} />
        </div>
      </Section>
      <Section title="事项列表（演示数据）">
        <ItemList label="我们正在办">
          <ItemRow
            to="/"
            title="海关查扣 · 太阳镜 1,200 副"
            picture={<Thumb alt="" scene="ship" />}
            meta={`${dayWords('2026-11-19', now)}受理`}
            next={
              <>
                专家正在准备答复
                <small>
                  预计 <b>{momentWords(moment, now)} 前</b> 给出结果
                </small>
              </>
            }
            dots={<Dots steps={steps} current={2} state="ours" word="服务中" />}
          />
          <ItemRow
            to="/"
            title="展会存证 · 护照首页"
            picture={<Thumb alt="" lock />}
            meta={briefDay('2026-11-17', now)}
            next={leftWords('2026-11-30', now)}
            tag={<StatusTag tone="done">已完成</StatusTag>}
          />
          <ItemRow
            to="/"
            title="海关备案 · 商标 NORDHAVEN（演示）"
            picture={<Thumb alt="" mark picture="/icon.svg" />}
            next="不予受理"
            dots={<Dots steps={steps} current={1} state="refused" word="不予受理" />}
          />
        </ItemList>
        <div className={styles.row}>
          <Thumb size="small" alt="" picture="/icon.svg" />
          <Thumb size="head" alt="" picture="/icon.svg" />
        </div>
      </Section>
    </>
  )
}
