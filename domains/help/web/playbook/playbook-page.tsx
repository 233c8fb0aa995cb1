import { isDay } from '@portal/platform/contract'
import {
  choiceParam,
  ErrorView,
  Field,
  PageHead,
  PrintButton,
  Select,
  Skeleton,
  Stack,
  shanghaiDay,
  useDocumentWords,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import * as z from 'zod/mini'
import { isByNation, playbookSides, type Situation, situations } from '../../contract/playbooks/playbook.ts'
import { PlaybookChoices } from './playbook-choices.tsx'
import { PlaybookView } from './playbook-view.tsx'
import { usePlaybook } from './use-playbook.ts'

const title = '第一天做什么'

const search = z.object({
  situation: choiceParam(situations, 'request-7'),
  side: choiceParam(playbookSides, 'accused'),
  nation: wordsParam(),
  on: wordsParam(),
})

const situationWords = {
  'request-7': '海关查扣',
  'request-2': '展会投诉',
  'request-3': '跨境电商侵权',
  'request-4': '贸易救济纠纷',
  'request-1': '海关备案',
  'request-5': '预警自查',
  'request-6': '风险防范',
} as const satisfies Record<Situation, string>

const situationOptions = (Object.keys(situationWords) as Situation[]).map((value) => ({
  value,
  label: situationWords[value],
}))

/** The page 第一天做什么: the playbook of a kind of case, a side and a country, which prints on one sheet. */
export function PlaybookPage() {
  const [asked, patch] = useSearch(search)
  const on = isDay(asked.on) ? asked.on : shanghaiDay(Date.now())
  const { data, error, refetch } = usePlaybook({ ...asked, on })
  useDocumentWords(title, '按业务和国家列出第一天的步骤、材料、语言和期限，逐条注明依据与核对日期。')
  const playbook = data?.playbook
  return (
    <>
      <PageHead title={playbook ? playbook.title : title} lead="先做这几步；文书上写的，以文书为准。" />
      <div className="wrap page">
        <Stack gap={20}>
          <div className="no-print">
            <Field label="什么事">
              <Select
                value={asked.situation}
                onChange={(situation) => situation !== '' && patch({ situation }, { replace: true })}
                options={situationOptions}
                placeholder={false}
              />
            </Field>
          </div>
          <PlaybookChoices
            situation={asked.situation}
            side={asked.side}
            nation={asked.nation}
            asks={{ side: true, nation: isByNation(asked.situation) }}
            onChange={(change) => patch(change, { replace: true })}
          />
          {error && <ErrorView title="办理要点加载失败" error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton rows={6} rowHeight={56} />}
          {playbook === null && <p>没有这一天的办理要点。</p>}
          {playbook && (
            <>
              <PlaybookView playbook={playbook} level={2} />
              <div className="no-print">
                <PrintButton />
              </div>
            </>
          )}
        </Stack>
      </div>
    </>
  )
}
