import { Quiet, Stack } from '@portal/platform/web'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import styles from './case.module.css'
import { RemarkList } from './case-remarks.tsx'

type Goods = Pick<TrademarkDetail, 'work_order_service' | 'remarks' | 'editionName'>

/** Classes and items as they were ordered, with what was noted about each class, and the edition that they come from. */
export function CaseGoods({ detail: { work_order_service: classes, remarks, editionName } }: { detail: Goods }) {
  const items = classes.reduce((sum, { service_nice_min }) => sum + service_nice_min.length, 0)
  return (
    <section aria-labelledby="case-goods" className={styles.block}>
      <h2 id="case-goods">
        类别与小项{' '}
        <small>
          {classes.length} 类 {items} 项
        </small>
      </h2>
      <Stack gap={12}>
        {classes.map(({ class_id, class_name, service_nice_min, isAsistantremarks }) => (
          <Stack
            key={class_id}
            as="section"
            gap={8}
            className={styles.class}
            aria-labelledby={`case-class-${class_id}`}
          >
            <h3 id={`case-class-${class_id}`}>
              第 {class_id} 类 {class_name}
              <small>{service_nice_min.length} 项</small>
            </h3>
            <ul className={styles.items}>
              {service_nice_min.map(({ min_id, min_name, group_id }) => (
                <li key={`${min_id} ${min_name}`}>
                  {min_name} <Quiet as="small">{group_id}</Quiet>
                </li>
              ))}
            </ul>
            {isAsistantremarks === 1 && (
              <RemarkList
                remarks={remarks.filter((remark) => remark.class_id === class_id)}
                label={`第 ${class_id} 类的备注`}
              />
            )}
          </Stack>
        ))}
        <Quiet>{editionName}</Quiet>
      </Stack>
    </section>
  )
}
