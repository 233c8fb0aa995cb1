import { ErrorView, Fold, Icon, LinkButton, linkTo, Skeleton, Stack } from '@portal/platform/web'
import { useState } from 'react'
import type { PlaybookView as Playbook } from '../../contract/playbook-endpoints.ts'
import { type PlaybookSide, type Situation, situations } from '../../contract/playbooks/playbook.ts'
import { PlaybookChoices } from './playbook-choices.tsx'
import { playbookPath } from './playbook-path.ts'
import { PlaybookView } from './playbook-view.tsx'
import { usePlaybook } from './use-playbook.ts'

interface CasePlaybookProps {
  /** The kind of the case, as `request-7`; a kind without playbooks shows nothing. */
  kind: string
  /** The side that the case says, and undefined where it says none. */
  side: PlaybookSide | undefined
  /** The country that the case says, by its Chinese name; null where its form has no country. */
  nation: string | null
  /** The day on which the case was handed in, `YYYY-MM-DD`. */
  on: string
  /** Whether the page may lead to the page in the portal that prints it. */
  leadsOn?: boolean
}

/** On the page of a case nobody is sent to a form: the case is there already. */
const withoutForms = (playbook: Playbook): Playbook => ({
  ...playbook,
  steps: playbook.steps.filter(({ to }) => to === undefined),
})

const situationOf = (kind: string): Situation | undefined => situations.find((one) => one === kind)

/** On the page of a case: what was to be done on its first day, as it stood when the case was handed in. */
export function CasePlaybook({ kind, ...rest }: CasePlaybookProps) {
  const situation = situationOf(kind)
  return situation ? <Known situation={situation} {...rest} /> : null
}

function Known({
  situation,
  side,
  nation,
  on,
  leadsOn = true,
}: Omit<CasePlaybookProps, 'kind'> & { situation: Situation }) {
  const [chosen, setChosen] = useState({ side: side ?? 'accused', nation: nation ?? '' })
  const query = { situation, ...chosen, on }
  const { data, error, refetch } = usePlaybook(query)
  // Nothing is said about the day of this case.
  if (data?.playbook === null) return null
  const title = data?.playbook.title
  return (
    <Fold title="第一天做什么" aside={title}>
      <Stack gap={16}>
        <PlaybookChoices
          situation={situation}
          {...chosen}
          asks={{ side: side === undefined, nation: nation === null && situation !== 'request-6' }}
          onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
        />
        {error && <ErrorView title="办理要点加载失败" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={4} rowHeight={40} />}
        {data && <PlaybookView playbook={withoutForms(data.playbook)} level={3} leadsOn={leadsOn} />}
        {leadsOn && (
          <LinkButton to={linkTo(playbookPath, query)} className="no-print">
            <Icon name="print" size={18} />
            单独打开并打印
          </LinkButton>
        )}
      </Stack>
    </Fold>
  )
}
