import { Button, Buttons, CopyButton, Notice } from '@portal/platform/web'
import styles from './factor.module.css'

/** The recovery codes, which nobody can see again after this. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section aria-label="恢复码">
      <Notice tone="warning">
        恢复码只显示这一次。请保存在手机以外的地方：手机丢失时，每个恢复码可以代替动态验证码登录一次。
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Buttons end>
        <CopyButton text={codes.join('\n')} what="恢复码" named variant="secondary" />
        <Button variant="primary" onClick={onDone}>
          我已保存
        </Button>
      </Buttons>
    </section>
  )
}
