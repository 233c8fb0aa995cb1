import {
  Card,
  choiceParam,
  Icon,
  LinkButton,
  PageHead,
  SplitLayout,
  Stack,
  Timeline,
  useSearch,
} from '@portal/platform/web'
import { Navigate } from 'react-router'
import * as z from 'zod/mini'
import { businessTypeLabels, filingSteps } from '../../contract/business-types.ts'
import { KindLaw } from '../form/kind-law.tsx'
import { expertFilingHelp } from './expert-filing-help.ts'
import styles from './filing-choice-page.module.css'
import { type FilingWay, filingWays } from './filing-ways.ts'

const choiceSearch = z.object({ iszjfz: choiceParam(['', '0', '1'], '') })
const title = businessTypeLabels[1]

/** 海关在线备案: the choice of the way to file. A link that names a way (`iszjfz`) leads straight to it. */
export function FilingChoicePage() {
  const [{ iszjfz }] = useSearch(choiceSearch)
  const named = filingWays.find((way) => way.iszjfz === iszjfz)
  if (named) return <Navigate to={named.to} replace />
  return (
    <>
      <PageHead title={title} lead="商标、著作权、专利的权利人，可以将权利向海关总署备案。" brief={{ words: '说明' }} />
      <div className="wrap">
        <SplitLayout aside={<KindLaw topic="expertFiling" />}>
          <Stack gap={20}>
            {filingWays.map((way) => (
              <WayCard key={way.to} way={way} />
            ))}
            <Card title="请专家辅助，提交之后">
              <Timeline
                label="备案的步骤"
                items={filingSteps.map((step, index) => ({
                  title: step,
                  text: expertFilingHelp.after[index],
                  state: 'todo',
                }))}
              />
            </Card>
          </Stack>
        </SplitLayout>
      </div>
    </>
  )
}

function WayCard({ way: { to, title: name, icon, text, points, action } }: { way: FilingWay }) {
  return (
    <Card>
      <div className={styles.way}>
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <Stack gap={10} className={styles.words}>
          <h2>{name}</h2>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size={18} />
                {point}
              </li>
            ))}
          </ul>
        </Stack>
        <LinkButton to={to} variant="primary" size="large" aria-label={`${action}：${name}`}>
          {action}
          <Icon name="right" size={16} />
        </LinkButton>
      </div>
    </Card>
  )
}
