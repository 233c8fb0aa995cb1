import {
  Button,
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  LinkButton,
  momentWords,
  type PortalCrumb,
  Quiet,
  Stack,
  StatusTags,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { delegationsPath, rightPath, rightsPath } from '../../contract/paths.ts'
import type { RightDetail } from '../../contract/right-view.ts'
import {
  hasClasses,
  numberLabels,
  type OriginKind,
  rightHolderTypeLabels,
  rightStatusLabels,
  rightTypeLabels,
} from '../../contract/right-words.ts'
import { DelegationsCard } from '../delegations/delegations-card.tsx'
import { PhaseTag, VerificationTag } from '../right-tags.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { RecordalsCard } from './recordals-card.tsx'
import { RemoveRight } from './remove-right.tsx'
import { TrailCard } from './trail-card.tsx'
import { VerificationCard } from './verification-card.tsx'

/** One right with all that belongs to it. */
export function RightView({ right, crumbs }: { right: RightDetail; crumbs: readonly PortalCrumb[] }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const { id, recordName, registerType, registerNum, phase, verification, access, can } = right
  return (
    <div className="wrap page">
      <DetailHead
        title={recordName}
        crumbs={crumbs}
        tag={
          <StatusTags>
            <PhaseTag phase={phase} />
            <VerificationTag verification={verification} />
          </StatusTags>
        }
        meta={[rightTypeLabels[registerType], registerNum].filter((text) => text !== '').join(' · ')}
        actions={
          <>
            {can.includes('remove') && <Button onClick={() => setLeaving(true)}>删除</Button>}
            {can.includes('edit') && (
              <LinkButton to={`${rightPath(id)}&form=edit`} variant="primary">
                修改
              </LinkButton>
            )}
          </>
        }
      />
      <DetailLayout
        side={
          <Stack gap={20}>
            {access === 'owner' ? <VerificationCard right={right} /> : <DelegatedNotice access={access} />}
            <DeadlinesCard deadlines={right.deadlines} />
          </Stack>
        }
      >
        <Stack gap={20}>
          <FactsCard right={right} />
          {access !== 'view' && <PapersCard right={right} />}
          <RecordalsCard right={right} />
          <CoverageCard id={id} />
          {can.includes('delegate') && <DelegationsCard id={id} />}
          {access === 'owner' && <TrailCard id={id} />}
        </Stack>
      </DetailLayout>
      {isLeaving && (
        <RemoveRight
          right={right}
          onClose={() => setLeaving(false)}
          onRemoved={() => void navigate(rightsPath, { replace: true })}
        />
      )}
    </div>
  )
}

const delegatedWords: Record<Exclude<RightDetail['access'], 'owner'>, string> = {
  view: '这项权利委托给您查看。每次查看，委托人都能看到记录。',
  use: '这项权利委托给您查看和取用。每次查看和取用，委托人都能看到记录。',
}

/** What an agency may do with a right that is delegated to it. */
function DelegatedNotice({ access }: { access: keyof typeof delegatedWords }) {
  return (
    <Card title="受托权利">
      <Stack gap={12} start>
        <Quiet>{delegatedWords[access]}</Quiet>
        <Link to={delegationsPath}>权利委托</Link>
      </Stack>
    </Card>
  )
}

const originWords: Record<OriginKind, string> = {
  form: '本人填写',
  list: '由清单导入',
  recordal: '取自海关备案查询结果',
  request: '取自已完成的业务',
  filing: '取自自助备案信息表',
}

function FactsCard({ right }: { right: RightDetail }) {
  const { registerType, classes, origin } = right
  const source = [
    originWords[origin.kind],
    origin.kind === 'request' && origin.ref !== null ? `业务 ${origin.ref}` : '',
    origin.dataDay === null ? '' : `数据日期 ${origin.dataDay}`,
  ]
  return (
    <Card title="权利内容">
      <DescriptionList
        items={[
          { term: '权利类型', detail: rightTypeLabels[registerType] },
          { term: numberLabels[registerType], detail: right.registerNum },
          { term: '权利人', detail: right.obligeeName, wide: true },
          { term: '权利人类型', detail: right.obligeeRenType && rightHolderTypeLabels[right.obligeeRenType] },
          { term: '注册地/国籍', detail: right.obligeeNation },
          { term: '保护的国家/地区', detail: right.countryName },
          { term: '权利状态', detail: rightStatusLabels[right.status] },
          ...(hasClasses(registerType)
            ? [{ term: '类别', detail: classes.map((one) => `第 ${one} 类`).join('、'), wide: true }]
            : []),
          { term: '商品、服务或产品', detail: right.goods, wide: true },
          { term: '申请日', detail: right.applicationDate },
          { term: '有效期', detail: [right.rightBeginDate ?? '未填', right.rightEndDate ?? '未填'].join(' 至 ') },
          ...(right.access === 'view' ? [] : [{ term: '备注', detail: right.note, wide: true }]),
          ...(right.access === 'owner'
            ? [
                {
                  term: '来源',
                  detail: `${source.filter((text) => text !== '').join('，')}，${momentWords(origin.time)} 添加`,
                  wide: true,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
