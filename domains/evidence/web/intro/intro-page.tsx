import { disputeLaw, evidenceLaw, personalInformationLaw } from '@portal/help/contract'
import { LawCard } from '@portal/help/web/law-card'
import { Buttons, Card, Icon, LinkButton, PageHead, SplitLayout, Stack, Timeline } from '@portal/platform/web'
import { Link } from 'react-router'
import { requiredSlots, slots } from '../../contract/slots.ts'
import { notProved, proved } from '../parts/what-is-proved.ts'
import { formPath, minePath, serviceTitle, verifyPath } from '../paths.ts'
import { evidenceSteps } from '../services.ts'
import css from './intro.module.css'
import { SlotGallery } from './slot-gallery.tsx'
import { TwoSidedTime } from './two-sided-time.tsx'

const facts = [
  evidenceLaw.electronic,
  evidenceLaw.fixed,
  evidenceLaw.kept,
  evidenceLaw.foreignPaper,
  evidenceLaw.translation,
  personalInformationLaw.sensitive,
  disputeLaw.evidenceAbroad,
]

const after = [
  '展会全称、日期、地点，权利人和联系电话',
  '逐项拍照或上传，浏览器先算好文件指纹，再与服务器收到的核对',
  '封存已有的材料，封存后不能换、不能删；还空着的可以补充',
  '得到存证编号，陆续取得各项证明，随时下载、随时核验',
] as const

/** The introduction to 展会全流程存证: what it proves, what it does not prove, and which papers it needs. */
export function IntroPage() {
  return (
    <>
      <PageHead
        title={serviceTitle}
        lead="从组展合同到展位照片，把参展的证据当场固定下来；以后任何人都能核验它有没有改动、最迟什么时候已经存在。"
        facts={[
          { icon: 'file', text: `${slots.length} 项材料，${requiredSlots.length} 项必备` },
          { icon: 'lock', text: '原件加密保存' },
        ]}
      >
        <Buttons className={css.actions}>
          <LinkButton to={formPath()} variant="primary" size="large">
            立即存证
          </LinkButton>
          <LinkButton to={minePath()} size="large">
            补充证据
          </LinkButton>
          <LinkButton to={minePath()} size="large">
            查看我的证据
          </LinkButton>
        </Buttons>
      </PageHead>
      <div className="wrap">
        <SplitLayout
          aside={
            <>
              <Card title="怎样办理">
                <Timeline
                  label="存证的步骤"
                  items={evidenceSteps.map((title, index) => ({ title, text: after[index], state: 'todo' }))}
                />
              </Card>
              <LawCard facts={facts} />
            </>
          }
        >
          <div className={css.claims}>
            <Claims title="能证明什么" icon="check" lines={proved} tone={css.yes} />
            <Claims title="不能证明什么" icon="minus" lines={notProved} tone={css.no} />
          </div>
          <Card title="怎样证明拍摄的时间范围">
            <TwoSidedTime />
          </Card>
          <Card title={`${slots.length} 项材料`}>
            <SlotGallery />
          </Card>
          <Card title="谁来核验，怎样核验">
            <p className={css.text}>
              存证记录、每份文件和证明一起打成证据包。收到证据包的人不用账号，也不用相信本平台：可以在
              <Link to={verifyPath}>核验页面</Link>
              打开，文件不离开他的浏览器；也可以断网，按包内的说明核对。
            </p>
          </Card>
        </SplitLayout>
      </div>
    </>
  )
}

function Claims({
  title,
  icon,
  lines,
  tone,
}: {
  title: string
  icon: 'check' | 'minus'
  lines: readonly string[]
  tone: string | undefined
}) {
  return (
    <Card title={title}>
      <Stack as="ul" gap={10} className={`ticked ${css.lines} ${tone ?? ''}`}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} size={18} />
            {line}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
