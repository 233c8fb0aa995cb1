import { Card, Icon, LinkButton, PageHead, SceneBox, Stack } from '@portal/platform/web'
import { patentTypes } from '../../contract/choices.ts'
import { checklists } from '../../contract/materials.ts'
import { applyPath } from '../../contract/paths.ts'
import { AgencyLine } from '../apply/agency-line.tsx'
import { PriceList } from './price-list.tsx'
import styles from './register-landing.module.css'

const title = '一链式知识产权注册'

const points = ['填写 7 项信息，材料草稿可以以后再交', '提交前看到官费和服务费', '受理后在“我的事项”看办到哪一步']

/** The papers that a type of patent needs, without the one that the agency makes. */
const papersOf = (type: (typeof patentTypes)[number]): string =>
  checklists[type].papers
    .filter(({ need }) => need !== 'agency')
    .map(({ name, need }) => (need === 'ifAny' ? `${name}（必要时）` : name))
    .join('、')

/** What can be registered here: a card for each. */
export function RegisterLanding() {
  return (
    <>
      <PageHead title={title} lead="商标注册与专利申请，从提交到结果都在这里。" />
      <div className="wrap page">
        <div className={styles.cards}>
          <Card title="专利申请">
            <Stack gap={16}>
              <div className={styles.intro}>
                <SceneBox scene="bulb" eager />
                <Stack gap={12}>
                  <p>发明专利、实用新型专利、外观设计专利，在中国或其他国家和地区申请。</p>
                  <ul className={`ticked ${styles.points}`}>
                    {points.map((point) => (
                      <li key={point}>
                        <Icon name="check" size={18} />
                        {point}
                      </li>
                    ))}
                  </ul>
                </Stack>
              </div>
              <section aria-labelledby="papers">
                <h3 id="papers" className={styles.small}>
                  需要哪些材料
                </h3>
                <dl className={styles.papers}>
                  {patentTypes.map((type) => (
                    <div key={type}>
                      <dt>{type}</dt>
                      <dd>{papersOf(type)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
              <PriceList />
              <AgencyLine />
              <LinkButton variant="primary" size="large" to={applyPath}>
                申请专利
              </LinkButton>
            </Stack>
          </Card>
          <Card title="商标注册" tone="tint">
            <Stack gap={16}>
              <SceneBox scene="stamp" eager />
              <p>即将开放</p>
            </Stack>
          </Card>
        </div>
      </div>
    </>
  )
}
