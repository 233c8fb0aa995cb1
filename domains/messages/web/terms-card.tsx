import { Card, momentWords, Stack } from '@portal/platform/web'
import { Link } from 'react-router'
import type { MessageTerms } from '../contract/message-view.ts'
import styles from './message-page.module.css'

const shiftsText = ({ shifts }: MessageTerms): string => shifts.map(({ from, to }) => `${from}–${to}`).join('、')

/** The card 留言须知: by when a message is answered, how that time is counted, and what the operator may do. */
export function TermsCard({ terms, failed }: { terms: MessageTerms | undefined; failed: boolean }) {
  const waiting = failed ? '暂时无法显示，提交后告诉您' : '\u00a0'
  return (
    <>
      <Card title="答复时限">
        <Stack as="p" gap={4} className={styles.due}>
          <span>现在提交，最迟答复时间</span>
          <strong>{terms ? momentWords(terms.replyBy) : waiting}</strong>
        </Stack>
        <ul className={styles.rules}>
          <li>
            {terms?.hours ?? 48} 小时内答复，自收到后的下一班次开始起连续计算，昼夜都算；当班时收到的，立即开始计算。
          </li>
          <li>
            班次：工作日{terms ? ` ${shiftsText(terms)}` : '的服务时间'}，按国家公布的节假日与调休安排，北京时间。
          </li>
          <li>
            兑现情况见<Link to="/home/servicePromises">服务时限</Link>。
          </li>
        </ul>
      </Card>
      <Card title="留言须知" tone="tint">
        <ul className={styles.rules}>
          <li>先答复您本人；是否公开由工作人员审核决定，未经审核的留言不会公开。</li>
          <li>公开时姓名只显示第一个字，邮箱任何人都看不到。</li>
          <li>运营方可以修改或删除留言；修改或删除时，在留言处注明时间和原因。</li>
          <li>请勿写入商业秘密、证件号码等不宜公开的内容；具体案件请从对应的业务提交材料。</li>
        </ul>
      </Card>
    </>
  )
}
