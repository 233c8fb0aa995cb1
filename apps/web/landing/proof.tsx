import { type HelpEntry, Icon, type IconName, Scene, Timeline } from '@portal/platform/web'
import { Link } from 'react-router'
import css from './proof.module.css'

const points: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'clock', title: '现在轮到谁、最迟何时', text: '写在每件事的第一行' },
  { icon: 'eye', title: '谁看过您的材料', text: '您自己能查到' },
  { icon: 'evidence', title: '存证可以自己核验', text: '不用账号，不用相信我们' },
]

const looks = [
  { time: '11-19 09:31', who: '办案人员', what: '查看 扣留通知书' },
  { time: '11-20 10:05', who: '办案人员', what: '查看 采购合同' },
  { time: '11-21 14:40', who: '您', what: '下载 PDF' },
] as const

/** A matter, its record of looks and a verification, as their pages show them. */
function Samples() {
  return (
    <figure className={css.samples} aria-label="示例：一件事、它的查看记录和一次核验">
      <div className={css.matter}>
        <div className={css.head}>
          <Scene name="ship" size={64} />
          <p>
            <b>海关查扣 · 太阳镜 1,200 副</b>
            <small>现在轮到我们 · 预计 11 月 27 日 17:30 前给出方案</small>
          </p>
        </div>
        <Timeline
          label="示例进度"
          items={[
            { title: '提交', time: '11 月 19 日 09:12', state: 'done' },
            { title: '分析', time: '11 月 20 日完成', state: 'done' },
            { title: '出具方案：专家正在写', time: '11 月 20 日起', state: 'current' },
            { title: '结案', state: 'todo' },
          ]}
        />
      </div>
      <div className={css.looks}>
        <b>谁看过您的材料</b>
        <ul>
          {looks.map(({ time, who, what }) => (
            <li key={time}>
              <span>{time}</span>
              {who}
              <small>{what}</small>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.verified}>
        <Scene name="booth" size={64} />
        <p>
          <b>这份文件没有改动过</b>
          <small>最迟 11 月 22 日 23:12 已存在</small>
        </p>
        <Icon name="check" size={20} />
      </div>
      <figcaption>示例</figcaption>
    </figure>
  )
}

/** How a matter goes, in parts of the pages that its owner sees. `help` is the guide that tells it at length. */
export function Proof({ help }: { help: HelpEntry | undefined }) {
  return (
    <section className={css.band} aria-labelledby="proof-title">
      <div className={`wrap ${css.inner}`}>
        <div>
          <h2 id="proof-title">
            从提交到结果，<span>每一步都看得见</span>
          </h2>
          <ul className={css.points}>
            {points.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} size={22} />
                <p>
                  <b>{title}</b>
                  {text}
                </p>
              </li>
            ))}
          </ul>
          {help && (
            <Link className="btn btn-large btn-inverse" to={`/home/help?topic=${help.key}`}>
              看一件事是怎么办的
            </Link>
          )}
        </div>
        <Samples />
      </div>
    </section>
  )
}
