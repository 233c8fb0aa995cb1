import { Icon, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { noticeChannelLabels, type Recipient } from '../contract/channels.ts'
import { noticesApi } from '../contract/endpoints.ts'
import styles from './notices.module.css'

const textOf = ({ channel, address }: Recipient): string =>
  address === null ? noticeChannelLabels[channel] : `${noticeChannelLabels[channel]} ${address}`

/** The line of recipients; it opens the preferences beside the form, so that nothing typed is lost. */
export function RecipientsLine({ topic }: { topic: string }) {
  const { data, isError } = useQuery(queryOf(noticesApi.recipients, { query: { topic } }))
  const known = data?.recipients.map(textOf).join('、')
  return (
    <p className={styles.recipients}>
      <Icon name="bell" size={16} />
      <span>
        通知将发给：{known ?? (isError ? '站内消息，其他接收方式暂时查不到' : '正在查询…')}
        <a href="#/home/notices?tab=preferences" target="_blank" rel="noopener" aria-label="接收设置，在新窗口打开">
          接收设置
        </a>
      </span>
    </p>
  )
}
