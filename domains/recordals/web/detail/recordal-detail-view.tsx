import { customsLaw, sourceText } from '@portal/help/contract'
import { DescriptionList, dayText, findService, Icon, LinkButton, Notice, Quiet, Stack } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { Recordal } from '../../contract/recordal.ts'
import type { RecordalDetail } from '../../contract/search.ts'
import { recordStateLabels, registerTypeLabels } from '../../contract/words.ts'
import { searchAddress } from '../inquiry-path.ts'
import { DemonstrationTag } from '../search/demonstration-tag.tsx'
import { MarkPicture } from '../search/mark-picture.tsx'
import { classesText, dayOrDashes } from '../search/result-columns.tsx'
import { Standing } from '../search/standing.tsx'
import { termOf } from '../search/term.ts'
import { ChangeList } from './change-list.tsx'
import styles from './recordal.module.css'
import { RecordalLink } from './recordal-link.tsx'
import { TermBar } from './term-bar.tsx'

const filingPath = '/home/exhibition'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Others({ recordals, withHolder = false }: { recordals: readonly Recordal[]; withHolder?: boolean }) {
  return (
    <Stack as="ul" gap={4} className={styles.others}>
      {recordals.map((one) => (
        <li key={one.recordNum}>
          <MarkPicture id={one.recordIcon} size={36} />
          <div>
            <RecordalLink recordNum={one.recordNum}>{one.recordName}</RecordalLink>
            <Quiet>
              {one.recordNum} · {registerTypeLabels[one.registerType]} · {recordStateLabels[one.recordState]}
              {withHolder && ` · ${one.name}`}
            </Quiet>
          </div>
        </li>
      ))}
    </Stack>
  )
}

/** The duties of the recordal's holder, in the words of the law. */
function Duties({ recordal }: { recordal: Recordal }) {
  const { isSoon } = termOf(recordal, dayText(Date.now()))
  const lines = [...(isSoon ? [customsLaw.term] : []), customsLaw.change, customsLaw.unchanged]
  return (
    <Notice tone={isSoon ? 'warning' : 'info'} title="如果您是权利人">
      <Stack as="ul" gap={6} className={styles.duties}>
        {lines.map((line) => (
          <li key={line.text}>
            {line.text}
            <small>{sourceText(line)}</small>
          </li>
        ))}
      </Stack>
      {findService(filingPath) && (
        <LinkButton variant="text" to={filingPath}>
          海关在线备案
          <Icon name="right" size={14} />
        </LinkButton>
      )}
    </Notice>
  )
}

/** Everything that the portal knows of one recordal. */
export function RecordalDetailView({ detail }: { detail: RecordalDetail }) {
  const { recordal, sameHolder, similar, changes, asOf, isDemonstration } = detail
  const { totalElements, totalIsExact } = sameHolder
  return (
    <Stack gap={20}>
      <div className={styles.top}>
        <MarkPicture id={recordal.recordIcon} size={96} />
        <div>
          <p className={styles.number}>{recordal.recordNum}</p>
          <Standing recordal={recordal} />
          <Quiet className="row">
            {asOf !== null && `数据截至 ${asOf}`}
            {isDemonstration && <DemonstrationTag />}
          </Quiet>
        </div>
      </div>
      <TermBar recordal={recordal} />
      <DescriptionList
        items={[
          { term: '权利名称', detail: recordal.recordName, wide: true },
          { term: '权利人名称', detail: recordal.name, wide: true },
          { term: '权利人国别', detail: recordal.conutryName },
          { term: '权利类别', detail: registerTypeLabels[recordal.registerType] },
          { term: '权利号', detail: recordal.registerNum },
          { term: '备案号', detail: recordal.recordNum },
          { term: '商品分类', detail: classesText(recordal) || '--' },
          { term: '备案状态', detail: recordStateLabels[recordal.recordState] },
          { term: '备案开始日期', detail: dayOrDashes(recordal.recordBeginDate) },
          { term: '备案截止日期', detail: dayOrDashes(recordal.recordEndDate) },
        ]}
      />
      <Part title="变更记录">
        <ChangeList changes={changes} />
      </Part>
      <Duties recordal={recordal} />
      <Part title="同一权利人的其他备案">
        {totalElements === 0 && <Quiet>没有查到这位权利人的其他备案。</Quiet>}
        <Others recordals={sameHolder.elements} />
        {(totalElements > sameHolder.elements.length || !totalIsExact) && (
          <LinkButton variant="text" to={searchAddress({ name: recordal.name, match: 'exact' })}>
            查看全部 {(totalElements + 1).toLocaleString('zh-CN')}
            {!totalIsExact && '+'} 条
          </LinkButton>
        )}
      </Part>
      <Part title="名称相同或近似的备案">
        {similar.length === 0 && <Quiet>没有查到名称相同或近似的备案。</Quiet>}
        <Others recordals={similar} withHolder />
      </Part>
    </Stack>
  )
}
