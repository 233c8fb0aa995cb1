import { loginAddress, useSession } from '@portal/accounts/web'
import { Button, call, keyOf, LinkButton, PrintButton, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { SelfCheck } from '../../contract/choices.ts'
import { selfCheckApi } from '../../contract/endpoints.ts'
import { questionsFor } from '../../contract/question.ts'
import { currentSet, findQuestionSet } from '../../contract/question-sets.ts'
import { scoreOf } from '../../contract/score.ts'
import { endCheck, runningKey } from '../check-store.ts'
import { Report } from './report.tsx'
import { sendAddress } from './send-address.ts'

/** The result of a check that is not saved yet. A visitor sees it too, and can save it after a login. */
export function OwnResult({ check }: { check: SelfCheck }) {
  const { userinfo } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const questions = questionsFor(findQuestionSet(check.version) ?? currentSet, check)
  const scores = scoreOf(questions, check.choices)
  const save = useAction(async (to: (id: string) => string) => {
    const body = { ...check, channels: [...check.channels], choices: { ...check.choices }, score: scores.score }
    const { id } = await call(selfCheckApi.save, { body }, { key: runningKey() })
    toast('已保存到“我的自查记录”')
    await navigate(to(id), { replace: true })
    endCheck()
    await queries.invalidateQueries({ queryKey: keyOf(selfCheckApi.list) })
  })
  const login = loginAddress(pathname + search)
  return (
    <Report
      check={check}
      questions={questions}
      scores={scores}
      madeAt="尚未保存"
      buttons={
        <>
          {userinfo ? (
            <>
              <Button
                variant="primary"
                busy={save.busy}
                busyText="正在保存…"
                onClick={() => save.run((id) => `?check=${id}`)}
              >
                保存结果
              </Button>
              <Button icon="chat" disabled={save.busy} onClick={() => save.run(sendAddress)}>
                发送给专家
              </Button>
            </>
          ) : (
            <LinkButton variant="primary" to={login}>
              登录后保存或发送给专家
            </LinkButton>
          )}
          <PrintButton />
          <LinkButton variant="text" to="?step=trademark">
            修改答案
          </LinkButton>
        </>
      }
    />
  )
}
