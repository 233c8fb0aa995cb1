import { linkTo, Quiet, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { caseRightApi } from '../../contract/case-right.ts'
import { rightsPath } from '../paths.ts'
import styles from './case.module.css'
import { confirmedWords } from './confirmed-words.ts'
import { RightFault } from './right-fault.tsx'

/** Below what the customer filled in: the right of his vault that it came from. Nothing where it came from none. */
export function OwnCaseRight({ businessSn }: { businessSn: string }) {
  const { data, error, refetch } = useQuery(queryOf(caseRightApi.own, { params: { businessSn } }))
  if (error) return <RightFault onRetry={refetch} />
  const right = data?.right
  if (!right) return null
  return (
    <Quiet className={styles.said}>
      来自权利台账：
      {right.name === null ? (
        '这项权利已从台账删除'
      ) : (
        <Link to={linkTo(rightsPath, { id: right.rightId })}>{right.name}</Link>
      )}
      （提交时{confirmedWords(right.verified)}）
    </Quiet>
  )
}
