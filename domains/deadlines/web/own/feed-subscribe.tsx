import { Buttons, CopyButton, LinkButton, Notice, QrCode } from '@portal/platform/web'
import { feedAddress } from './feed-address.ts'
import styles from './own.module.css'

/** How a calendar gets a feed: by a code that a phone's camera reads, by a link, or by the address itself. */
export function FeedSubscribe({ told }: { told: string }) {
  const { url, webcal, isLocal } = feedAddress(told)
  return (
    <>
      <Notice tone="warning" title="这个地址只显示这一次">
        <p>知道地址的人都能看到您的期限，请不要转发。丢失了就换一个新地址。</p>
      </Notice>
      <div className={styles.subscribe}>
        <QrCode text={webcal} label="订阅日历二维码" className={styles.code} />
        <div className={styles.ways}>
          <p className={styles.address}>{url}</p>
          <Buttons>
            <LinkButton to={webcal} variant="primary">
              在日历应用中打开
            </LinkButton>
            <CopyButton text={url} what="订阅地址" named variant="secondary" />
          </Buttons>
        </div>
      </div>
      {isLocal && (
        <Notice tone="warning">本系统目前只能在这台电脑上打开，手机访问不到。请联系管理员设置访问地址。</Notice>
      )}
      <ul className={styles.words}>
        <li>手机：用相机扫二维码，或者在手机上点“在日历应用中打开”，由手机的日历应用订阅。</li>
        <li>电脑：点“在日历应用中打开”。</li>
        <li>没有反应的，复制订阅地址，在日历应用里选“添加订阅”或“从网络订阅”，粘贴地址。</li>
      </ul>
    </>
  )
}
