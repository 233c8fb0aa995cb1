import { Button, type EmptyScene, EmptyState, Scene, type SceneName, type SceneTone } from '@portal/platform/web'
import styles from './kit.module.css'
import { Section } from './section.tsx'

const scenes: readonly SceneName[] = [
  'ship',
  'booth',
  'shop',
  'court',
  'stamp',
  'bulb',
  'vault',
  'search',
  'radar',
  'shield',
  'desk',
]

const tones: readonly SceneTone[] = ['brand', 'jade', 'gold', 'slate', 'night', 'deepjade']

const empties: readonly { scene: EmptyScene; title: string; text: string; action: string }[] = [
  { scene: 'calm', title: '还没有事项', text: '提交后，进度、材料和结果都在这里。', action: '去办理' },
  { scene: 'none', title: '没有找到', text: '换一个词，或清除筛选。', action: '清除筛选' },
  { scene: 'mail', title: '没有新消息', text: '有回复或进展时会通知您。', action: '通知设置' },
  { scene: 'offline', title: '网络断开了', text: '已填的内容都在。连上网络后再试一次。', action: '重试' },
  { scene: 'lost', title: '这一页不在了', text: '地址可能写错，或页面已经移走。', action: '返回首页' },
]

export function SceneSamples() {
  return (
    <>
      <Section title="场景图">
        <ul className={styles.scenes}>
          {scenes.map((name) => (
            <li key={name}>
              <Scene name={name} />
              {name}
            </li>
          ))}
        </ul>
        <ul className={styles.scenes}>
          {tones.map((tone) => (
            <li key={tone}>
              <Scene name="ship" tone={tone} />
              {tone}
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          {scenes.map((name) => (
            <Scene key={name} name={name} size={64} />
          ))}
        </div>
      </Section>
      <Section title="空状态">
        {empties.map(({ action, ...empty }) => (
          <EmptyState key={empty.scene} {...empty}>
            <Button variant="primary">{action}</Button>
          </EmptyState>
        ))}
      </Section>
    </>
  )
}
