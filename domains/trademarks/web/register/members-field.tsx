import { type ControlProps, dayWords, ErrorView, Notice, Quiet, queryOf, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { trademarksApi } from '../../contract/endpoints.ts'
import type { MadridMembers } from '../../contract/madrid.ts'
import { ManyChoices } from '../choices/many-choices.tsx'
import styles from './register.module.css'

const placeholder = '输入中文、拼音或英文'

/** Members of the Madrid System by name, joined by `;`. One that cannot be designated yet is shown with its day. */
export function MembersField(control: ControlProps<string>) {
  const members = useQuery(queryOf(trademarksApi.madridMembers, {}))
  if (members.error)
    return <ErrorView title="成员名单加载失败" error={members.error} onRetry={() => void members.refetch()} />
  return <Members control={control} members={members.data} />
}

function Members({ control, members }: { control: ControlProps<string>; members: MadridMembers | undefined }) {
  const list = members?.list ?? []
  const open = list.filter((member) => member.open)
  const chosen = control.value.split(';').filter((name) => name !== '')
  const strange = members ? chosen.filter((name) => !open.some((member) => member.name === name)) : []
  return (
    <Stack gap={8}>
      <div>
        <ManyChoices
          {...control}
          items={open.map(({ name, nameEn, code, pinyin }) => ({
            id: name,
            name,
            search: `${nameEn} ${code} ${pinyin}`,
          }))}
          placeholder={placeholder}
          emptyText="没有匹配的成员；不是成员的国家和地区须单独向该国申请"
        />
      </div>
      {strange.map((name) => (
        <Notice key={name} tone="warning">
          {strangeWords(name, list)}
        </Notice>
      ))}
      <div className={styles.source}>{members && <Source members={members} />}</div>
    </Stack>
  )
}

const strangeWords = (name: string, list: MadridMembers['list']): string => {
  const day = list.find((member) => member.name === name)?.protocolFrom
  return day ? `“${name}”自 ${dayWords(day)}起才能指定` : `“${name}”不是马德里体系成员，须单独向该国申请`
}

function Source({ members: { asOf, source, checkedOn, list } }: { members: MadridMembers }) {
  const ahead = list.filter((member) => !member.open)
  return (
    <>
      {ahead.length > 0 && (
        <Quiet>
          尚不能指定：
          {ahead
            .map(({ name, protocolFrom }) => (protocolFrom ? `${name}（${dayWords(protocolFrom)}起）` : name))
            .join('、')}
        </Quiet>
      )}
      <Quiet>
        成员名单截至 {asOf}，来源：{source}
        {checkedOn === null ? '；尚未与来源核对，请以官方名单为准' : `，核对于 ${checkedOn}`}
      </Quiet>
    </>
  )
}
