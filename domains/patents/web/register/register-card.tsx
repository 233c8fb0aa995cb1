import { Icon, LinkButton, linkTo } from '@portal/platform/web'
import { patentTypes } from '../../contract/choices.ts'
import { checklists } from '../../contract/materials.ts'
import { AgencyLine } from '../apply/agency-line.tsx'
import { applyPath } from '../apply/apply-path.ts'
import { PriceList } from './price-list.tsx'
import styles from './register-card.module.css'

const points = ['填写 7 项信息，材料草稿可以以后再交', '提交前看到官费和服务费', '受理后在“我的事项”看办到哪一步']

/** The papers that a type of patent needs, without the one that the agency makes. */
const papersOf = (type: (typeof patentTypes)[number]): string =>
  checklists[type].papers
    .filter(({ need }) => need !== 'agency')
    .map(({ name, need }) => (need === 'ifAny' ? `${name}（必要时）` : name))
    .join('、')

/** What the card 专利申请 says of an application for a patent, and the way to its form. */
export function RegisterCard() {
  return (
    <>
      <p>发明专利、实用新型专利、外观设计专利，在中国或其他国家和地区申请。</p>
      <ul className={`ticked ${styles.points}`}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
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
      <div className="row">
        <LinkButton variant="primary" size="large" to={applyPath}>
          申请专利
        </LinkButton>
        <LinkButton variant="text" to={linkTo('/home/help', { topic: 'oneRegister' })}>
          办事指南
        </LinkButton>
      </div>
    </>
  )
}
