import { Button, callError, DraftNotice, Empty, ErrorView, Notice, Skeleton, toast } from '@portal/platform/web'
import styles from './kit.module.css'
import { Section } from './section.tsx'

const ignore = () => undefined

export function FeedbackSamples() {
  return (
    <Section title="反馈">
      <div className={styles.row}>
        <Button onClick={() => toast('提交成功!')}>成功提示</Button>
        <Button onClick={() => toast('请输入企业名称', 'error')}>错误提示</Button>
        <Button onClick={() => toast('checking login......', 'warning')}>警告提示</Button>
        <Button onClick={() => toast('按 Ctrl+D 收藏本站', 'info')}>一般提示</Button>
      </div>
      <div className={styles.group}>
        <DraftNotice
          draft={{ offeredAt: 1_795_140_120_000, savedAt: undefined, restore: ignore, save: ignore, discard: ignore }}
        />
      </div>
      <div className={styles.group}>
        <Notice tone="success" title="已完成">
          结果已出具。
        </Notice>
      </div>
      <div className={styles.group}>
        <Notice tone="warning" title="演示环境">
          此处数据均为演示。
        </Notice>
      </div>
      <Empty action={<Button variant="primary">去办理</Button>} />
      <ErrorView
        title="我的事项加载失败"
        error={callError('refused', '系统繁忙，请稍后再试', { http: 500, requestId: 'demo-0001' })}
        onRetry={ignore}
        phone="000-0000-0000"
      />
      <Skeleton rows={3} />
    </Section>
  )
}
