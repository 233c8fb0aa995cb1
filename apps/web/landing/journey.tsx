import { Icon, type IconName } from '@portal/platform/web'
import css from './journey.module.css'
import section from './section.module.css'
import { SectionTitle } from './section-title.tsx'

type Step = { icon: IconName; tone: 'ink' | 'amber' | 'brand' | 'jade'; title: string; text: string; note: string }

// Titles are the states of a request; the texts say only what the pages show in that state.
const steps: readonly Step[] = [
  {
    icon: 'edit',
    tone: 'ink',
    title: '提交',
    text: '填写表单，附上材料。提交成功后得到一个业务编号。',
    note: '填写时每 30 秒存一份本机草稿',
  },
  {
    icon: 'clock',
    tone: 'amber',
    title: '待受理',
    text: '工作人员查看您的请求，决定是否受理。',
    note: '不予受理时，会写明原因',
  },
  {
    icon: 'chat',
    tone: 'brand',
    title: '服务中',
    text: '请求已受理，受理时间和说明记入进度。',
    note: '登录后随时可以查看',
  },
  {
    icon: 'check',
    tone: 'jade',
    title: '已完成',
    text: '处理结果写在请求的详情里。',
    note: '完成后还可以申请全面解决方案',
  },
]

/** The section that shows how a case goes, in the states that the progress pages really show. */
export function Journey() {
  return (
    <section id="journey" className={`wrap ${section.section} ${css.journey}`} aria-labelledby="journey-title">
      <SectionTitle id="journey-title" title="一件事，是这样办下来的" text="四个阶段，每个阶段都有状态和时间" />
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.title} data-tone={step.tone}>
            <span className={css.disc}>
              <Icon name={step.icon} size={28} />
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <small>{step.note}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
