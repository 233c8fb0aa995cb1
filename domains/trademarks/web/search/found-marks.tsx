import { HitList, SearchedLine } from '@portal/marks/web'
import { Icon, LinkButton, offerPrefill, Stack } from '@portal/platform/web'
import type { CheckReply } from '../../contract/check.ts'
import { formPath } from '../paths.ts'
import { FindingNotices, signFindings } from '../register/finding-notices.tsx'

interface FoundMarksProps {
  name: string
  classes: readonly number[]
  reply: CheckReply
}

/** What was found for a name: what the law says of it, what was searched, the marks that are like it, and a way on. */
export function FoundMarks({ name, classes, reply: { findings, hits, searched } }: FoundMarksProps) {
  const words = hits.length === 0 ? '没有找到相同或近似的商标' : `相同或近似的商标 ${hits.length} 件`
  return (
    <section aria-labelledby="marks-found">
      <Stack gap={16}>
        <h2 id="marks-found">{`“${name}”的查询结果`}</h2>
        <FindingNotices findings={signFindings(findings)} />
        {searched.marks > 0 && <p role="status">{words}</p>}
        <SearchedLine searched={searched} />
        <HitList hits={hits} classes={classes} />
        <div>
          <LinkButton
            to={formPath('sbzc')}
            onClick={() => offerPrefill(formPath('sbzc'), { from: '商标近似查询', values: { trademark_name: name } })}
          >
            用这个名称选类别、看价格
            <Icon name="right" size={16} />
          </LinkButton>
        </div>
      </Stack>
    </section>
  )
}
