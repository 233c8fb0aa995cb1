import { useSession } from '@portal/accounts/web'
import {
  Button,
  Card,
  CheckboxGroup,
  Form,
  FormField,
  FormGrid,
  Icon,
  momentWords,
  Notice,
  Select,
  SplitLayout,
  Stack,
  SubmitBar,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { CountryField } from '@portal/regions/web'
import { useState } from 'react'
import {
  type Category,
  type Channel,
  categories,
  categoryLabels,
  channelLabels,
  channels,
  profileForm,
  profileText,
} from '../../contract/profile.ts'
import { keptChoices, topicLabels, topics } from '../../contract/question.ts'
import { beginCheck, endCheck, findDraft, resumeDraft, useRunningCheck } from '../check-store.ts'
import styles from '../self-check.module.css'
import { HistoryCard } from './history-card.tsx'

const categoryOptions = categories.map((value) => ({ value, label: categoryLabels[value] }))
const channelOptions = channels.map((value) => ({ value, label: channelLabels[value] }))

/** The first step of a check: the goods, their destination and channels; below it the user's earlier checks. */
export function StartView({ onStart }: { onStart: () => void }) {
  const { userinfo } = useSession()
  return (
    <SplitLayout aside={<About />}>
      <Resume onResume={onStart} />
      <ProfileForm onStart={onStart} />
      {userinfo && <HistoryCard />}
    </SplitLayout>
  )
}

function ProfileForm({ onStart }: { onStart: () => void }) {
  const running = useRunningCheck()
  const form = useOrderedForm<
    { product: string; category: Category | ''; country: string; channels: readonly string[] },
    void
  >({
    schema: profileForm,
    defaults: {
      product: running?.product ?? '',
      category: running?.category ?? '',
      country: running?.country ?? '',
      channels: running?.channels ?? [],
    },
    send: async (value) => {
      const { currentSet } = await import('../../contract/question-sets.ts')
      const profile = profileForm.parse(value)
      // Where the same goods go another way, the answers to questions that are still asked are kept.
      const choices = running?.product === profile.product ? keptChoices(currentSet, profile, running.choices) : {}
      beginCheck(profile, { version: currentSet.version, choices })
    },
    onDone: onStart,
  })
  return (
    <Form form={form} label="自查对象">
      <Card title="自查什么" number={1}>
        <FormGrid>
          <FormField form={form} name="product" label="出口商品" hint="写一种商品；不同商品分别自查" required wide>
            {(control) => <TextInput {...control} placeholder="如：太阳镜" />}
          </FormField>
          <FormField form={form} name="category" label="商品类别" required>
            {(control) => <Select {...control} options={categoryOptions} />}
          </FormField>
          <FormField form={form} name="country" label="出口国家或地区" hint="可输入中文、英文或代码查找" required>
            {(control) => <CountryField {...control} />}
          </FormField>
          <FormField form={form} name="channels" label="出口渠道" note="可多选" required group wide>
            {(control) => (
              <CheckboxGroup
                {...control}
                onChange={(value) => control.onChange(value as Channel[])}
                options={channelOptions}
              />
            )}
          </FormField>
        </FormGrid>
      </Card>
      <SubmitBar submit="开始作答" note="不填写任何个人信息；答案随时保存在本机" />
    </Form>
  )
}

function Resume({ onResume }: { onResume: () => void }) {
  const running = useRunningCheck()
  const [draft, setDraft] = useState(findDraft)
  const check = running ?? draft?.check
  if (!check) return null
  const giveUp = () => {
    endCheck()
    setDraft(undefined)
  }
  const goOn = () => {
    if (!running) resumeDraft()
    onResume()
  }
  return (
    <Notice
      title="您有一份没有保存的自查"
      actions={
        <>
          <Button variant="text" onClick={giveUp}>
            不用了
          </Button>
          <Button size="small" onClick={goOn}>
            继续作答
          </Button>
        </>
      }
    >
      {profileText(check)}，已答 {Object.keys(check.choices).length} 题{draft && `，${momentWords(draft.at)}`}
    </Notice>
  )
}

function About() {
  return (
    <>
      <Card title="五个主题">
        <Stack as="ul" gap={10} className={`ticked ${styles.plain}`}>
          {topics.map((topic) => (
            <li key={topic}>
              <Icon name="check" size={18} />
              {topicLabels[topic]}
            </li>
          ))}
        </Stack>
      </Card>
      <Card title="怎样计分" tone="tint">
        <ul className="bullets">
          <li>每题按重要程度加权，各主题和总分都是 0 到 100 分。</li>
          <li>标有“要害题”的题，答案最差时，所在主题不亮绿灯。</li>
          <li>没有作答或者选“不清楚”的题按“未知”单独列出，不计得分。</li>
          <li>无需登录即可作答和查看结果；登录后可以保存、对比，或发送给专家。</li>
          <li>结果不构成法律意见。</li>
        </ul>
      </Card>
    </>
  )
}
