import { EmptyState, Icon, Scene, type SceneName } from '@portal/platform/web'
import { Link } from 'react-router'
import css from './all-matters.module.css'

type Start = { to: string; scene: SceneName; title: string; text: string }

/** The three things for which most people come the first time. */
const starts: readonly Start[] = [
  { to: '/home/firstHour?case=goodsDetained', scene: 'ship', title: '货物被海关扣了', text: '先看第一个小时怎么做' },
  { to: '/home/exhibition', scene: 'shield', title: '做海关备案', text: '自助或由专家代填' },
  { to: '/home/exhibitionCertificate', scene: 'booth', title: '下周要参展', text: '边拍边存，展会当天就有证据' },
]

/** 我的事项 of somebody who has none yet: what will stand here, and three ways to begin. */
export function FirstMatters() {
  return (
    <>
      <EmptyState scene="calm" title="这里会列出您办的每一件事" text="办到哪一步、轮到谁、最迟哪天，都写在这里。" />
      <ul aria-label="从这里开始" className={css.starts}>
        {starts.map(({ to, scene, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <span className={css.scene}>
                <Scene name={scene} eager />
              </span>
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <Icon name="right" size={16} className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
