import { momentText, Notice, Stack } from '@portal/platform/web'
import { Link } from 'react-router'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestLimits } from '../../contract/limits.ts'
import { requestStateLabels } from '../../contract/rules.ts'
import styles from './desk.module.css'

/** Lists requests that may be the same matter; a press shows one beside this request. */
export function DuplicatesNotice({ businessSn, duplicates }: Pick<DeskDetail, 'businessSn' | 'duplicates'>) {
  return (
    <Notice tone="warning" title="可能与其他业务重复">
      <p>{requestLimits.duplicateDays} 天内有权利人与货物相同的同类业务，请比对后再办理。</p>
      <Stack as="ul" gap={6} className={styles.duplicates}>
        {duplicates.map((other) => (
          <li key={other.businessSn}>
            <Link to={`/requests/${businessSn}/compare/${other.businessSn}`}>比对 {other.businessSn}</Link>
            <span>{requestStateLabels[other.state]}</span>
            <span>{momentText(other.createTime)} 提交</span>
            <span>{other.subject}</span>
            {other.justBefore && <span>同一客户在本件之前一分钟内提交</span>}
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
