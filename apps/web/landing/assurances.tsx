import { Icon, type IconName } from '@portal/platform/web'
import css from './assurances.module.css'
import { SectionTitle } from './section-title.tsx'

// Each line states a rule that the portal enforces; none is a promise about people or time.
const assurances: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'lock', title: '材料默认私密', text: '上传的文件只有您本人和办理人员能打开，对其他人视同不存在。' },
  { icon: 'clock', title: '链接会过期', text: '查看材料的链接 15 分钟后失效。' },
  { icon: 'shield', title: '文件按内容核对', text: '文件类型以实际内容为准，不只看扩展名；不符合的不会被保存。' },
  { icon: 'list', title: '每一步都有记录', text: '提交、受理、办结依次记入，只增加，不改写。' },
]

/** The section that says how the portal treats the papers that people hand over. */
export function Assurances() {
  return (
    <section className={css.band} aria-labelledby="assurances-title">
      <div className="wrap">
        <SectionTitle id="assurances-title" title="您的材料，这样保护" text="商业材料交到平台，边界要清楚" />
        <ul className={css.list}>
          {assurances.map((assurance) => (
            <li key={assurance.title}>
              <span>
                <Icon name={assurance.icon} size={26} />
              </span>
              <h3>{assurance.title}</h3>
              <p>{assurance.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
