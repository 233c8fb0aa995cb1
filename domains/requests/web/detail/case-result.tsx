import { LinkButton, momentWords, SceneSection } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/detail.ts'
import { caseScenes } from '../case-scenes.ts'
import { askPath } from './ask-path.ts'
import styles from './case.module.css'

/** The most characters of a heading; a longer result stands below it. */
const longestTitle = 30

const fitsTitle = (text: string): boolean => [...text].length <= longestTitle && !text.includes('\n')

/** The result of a request, or why it was not taken: the first thing on its page. */
export function CaseResult({ detail }: { detail: RequestDetail }) {
  const { businessType, state, acceptContent, cure, processResult, ipForeignOperateDTOList: moves } = detail
  const ended = moves.find(({ stateAfterOperate }) => stateAfterOperate === state)?.createTime
  const isDone = state === 3
  const text = (isDone ? processResult : acceptContent) ?? ''
  const word = isDone ? '已完成' : '不予受理'
  const whole = `${word}：${text}`
  const isInTitle = text !== '' && fitsTitle(whole)
  return (
    <SceneSection
      scene={caseScenes[businessType]}
      tone={isDone ? 'jade' : 'gold'}
      title={isInTitle ? whole : word}
      actions={<LinkButton to={askPath(detail)}>就结果提问</LinkButton>}
    >
      {text !== '' && !isInTitle && <p className={styles.text}>{text}</p>}
      {cure && (
        <>
          <h3 className={styles.cure}>现在可以怎么办</h3>
          <p className={styles.text}>{cure}</p>
        </>
      )}
      {ended !== undefined && (
        <p className={styles.quiet}>
          {momentWords(ended)}
          {detail.handler !== null && ` · ${detail.handler}`}
        </p>
      )}
    </SceneSection>
  )
}
