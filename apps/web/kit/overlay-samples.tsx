import { ActionMenu, Button, ConfirmDialog, Dialog, toast } from '@portal/platform/web'
import { useState } from 'react'
import styles from './kit.module.css'
import { Section } from './section.tsx'

type Open = 'plain' | 'alert' | 'success' | 'large' | 'side' | undefined

export function OverlaySamples() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Section title="浮层">
      <div className={styles.row}>
        <Button onClick={() => setOpen('plain')}>普通对话框</Button>
        <Button onClick={() => setOpen('alert')}>确认对话框</Button>
        <Button onClick={() => setOpen('success')}>成功对话框</Button>
        <Button onClick={() => setOpen('large')}>大对话框</Button>
        <Button onClick={() => setOpen('side')}>侧边详情</Button>
        <ActionMenu
          label="账户"
          trigger="演示用户"
          entries={[
            { id: 'me', label: '个人信息', icon: 'user' },
            { id: 'settings', label: '系统设置', icon: 'settings', disabled: true },
            { id: 'logout', label: '退出', icon: 'logout', danger: true },
          ]}
          onAction={(id) => toast(id, 'info')}
        />
      </div>
      <Dialog
        open={open === 'plain'}
        title="第三方服务说明"
        onClose={close}
        actions={<Button onClick={close}>知道了</Button>}
      >
        该服务由第三方提供，可能产生费用。
      </Dialog>
      <ConfirmDialog
        open={open === 'alert'}
        title="确认保存？"
        mark="warning"
        cancelText="返回"
        onCancel={close}
        onConfirm={close}
      >
        保存后文件不能更改。
      </ConfirmDialog>
      <Dialog
        open={open === 'success'}
        title="提交成功！"
        mark="success"
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            确定
          </Button>
        }
      >
        申请已收到，可随时在“我的事项”查看办理情况。
      </Dialog>
      <Dialog open={open === 'large'} title="选择小项" size="large" onClose={close}>
        {'很长的内容。'.repeat(200)}
      </Dialog>
      <Dialog open={open === 'side'} title="备案详情" size="side" onClose={close}>
        {'一条记录的全部内容。'.repeat(200)}
      </Dialog>
    </Section>
  )
}
