import {
  choiceParam,
  ErrorView,
  Fold,
  Icon,
  LinkButton,
  linkTo,
  Skeleton,
  Stack,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import * as z from 'zod/mini'
import type { PlaybookView as Playbook } from '../../contract/playbook-endpoints.ts'
import {
  isByNation,
  type PlaybookSide,
  playbookSides,
  type Situation,
  situations,
} from '../../contract/playbooks/playbook.ts'
import { pageNames } from '../help-lines.tsx'
import { PlaybookChoices } from './playbook-choices.tsx'
import { playbookPath } from './playbook-path.ts'
import { PlaybookView } from './playbook-view.tsx'
import { usePlaybook } from './use-playbook.ts'

interface CasePlaybookProps {
  /** The number of the case; what the reader chooses for it holds for no other. */
  of: string
  /** The kind of the case, as `request-7`; a kind without playbooks shows nothing. */
  kind: string
  /** The side that the case says, and undefined where it says none. */
  side: PlaybookSide | undefined
  /** The country that the case says, by its Chinese name or in words that may name several; null where its form has none. */
  nation: string | null
  /** The day on which the case was handed in, `YYYY-MM-DD`. */
  on: string
  /** Whether the page may lead to the page in the portal that prints it. */
  leadsOn?: boolean
}

/** What the reader chose stands in the address, with the case that it was chosen for: the list and its next case keep the address. */
const search = z.object({
  playbookOf: wordsParam(),
  side: choiceParam(['', ...playbookSides], ''),
  nation: wordsParam(),
})
const nothingChosen = { side: '', nation: '' } as const

/** On the page of a case nobody is sent to a form, since the case is there already; a page that is no form helps whom it may lead on. */
const withoutForms = (playbook: Playbook, leadsOn: boolean): Playbook => ({
  ...playbook,
  steps: playbook.steps.filter(({ to }) => to === undefined || (leadsOn && Object.hasOwn(pageNames, to))),
})

const situationOf = (kind: string): Situation | undefined => situations.find((one) => one === kind)

/** On the page of a case: what was to be done on its first day, as it stood when the case was handed in. */
export function CasePlaybook({ kind, ...rest }: CasePlaybookProps) {
  const situation = situationOf(kind)
  return situation ? <Known situation={situation} {...rest} /> : null
}

type KnownProps = Omit<CasePlaybookProps, 'kind'> & { situation: Situation }

/** A recordal says in words of its own where the goods go, so that its reader may choose the country all the same. */
const asksNation = ({ situation, nation }: KnownProps): boolean =>
  isByNation(situation) && (nation === null || situation === 'request-1')

function Known(props: KnownProps) {
  const { of, situation, side, on, leadsOn = true } = props
  const [{ playbookOf, ...kept }, patch] = useSearch(search)
  const chosen = playbookOf === of ? kept : nothingChosen
  const asks = { side: side === undefined, nation: asksNation(props) }
  const said = { situation, side: side ?? (chosen.side || 'accused'), nation: props.nation ?? '', on }
  const query = { ...said, nation: (asks.nation && chosen.nation) || said.nation }
  const { data, error, refetch } = usePlaybook(query)
  // Asked as the case says it, since a choice no longer tells which countries the case names.
  const ofCase = usePlaybook(props.nation === null ? query : said).data?.playbook
  // Nothing is said about the day of this case.
  if (data?.playbook === null) return null
  const nation = (asks.nation && chosen.nation) || (ofCase?.nation ?? said.nation)
  return (
    <Fold title="第一天做什么" aside={data?.playbook.title}>
      <Stack gap={16}>
        <PlaybookChoices
          situation={situation}
          side={said.side}
          nation={nation}
          asks={asks}
          named={ofCase?.nations ?? []}
          onChange={(change) => patch({ ...chosen, ...change, playbookOf: of }, { replace: true })}
        />
        {error && <ErrorView title="办理要点加载失败" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={4} rowHeight={40} />}
        {data && <PlaybookView playbook={withoutForms(data.playbook, leadsOn)} level={3} leadsOn={leadsOn} />}
        {leadsOn && (
          <LinkButton to={linkTo(playbookPath, { ...query, nation })} className="no-print">
            <Icon name="print" size={18} />
            单独打开并打印
          </LinkButton>
        )}
      </Stack>
    </Fold>
  )
}
