import { useSession } from '@portal/accounts/web'
import {
  Dialog,
  Empty,
  FilterChips,
  LinkButton,
  Paged,
  RadioCard,
  Stack,
  TextInput,
  useListPart,
  useSettled,
} from '@portal/platform/web'
import { useId, useState } from 'react'
import { rightsApi } from '../../contract/endpoints.ts'
import { rightsPath } from '../../contract/paths.ts'
import type { RightRow, rightBoxes } from '../../contract/right-view.ts'
import { rightTypeLabels } from '../../contract/right-words.ts'
import { verificationWords } from '../right-tags.tsx'
import { FillPart } from './fill-part.tsx'
import type { RightPickerProps } from './picker-props.ts'

export type PickDialogProps = RightPickerProps & { onClose: () => void }

type RightBox = (typeof rightBoxes)[number]

const boxOptions = [
  { value: 'own', label: '我的权利' },
  { value: 'delegated', label: '受托权利' },
] as const

/** How long somebody must not type before the rights are looked through. */
const restMs = 300

/** The user's rights to choose one from, and below them what the form takes from the chosen one. */
export function PickDialog({ onClose, ...picker }: PickDialogProps) {
  const [words, setWords] = useState('')
  const [box, setBox] = useState<RightBox>('own')
  const [chosen, setChosen] = useState<string>()
  const { userinfo } = useSession()
  // This is no form of its own: what it sent would reach the form that it is to fill.
  const keyword = useSettled(words.trim(), restMs)
  return (
    <Dialog open size="large" title="从权利台账选择" onClose={onClose}>
      <Stack gap={16}>
        <TextInput
          type="search"
          aria-label="查找权利"
          placeholder="名称、号码、权利人或备案号"
          value={words}
          onChange={setWords}
        />
        {userinfo?.userType === 'provider' && (
          <FilterChips
            label="台账"
            options={boxOptions}
            value={box}
            onChange={(next) => {
              setBox(next)
              setChosen(undefined)
            }}
          />
        )}
        <Choices key={`${box} ${keyword}`} box={box} keyword={keyword} chosen={chosen} onChoose={setChosen} />
        {chosen !== undefined && <FillPart key={chosen} {...picker} rightId={chosen} onDone={onClose} />}
      </Stack>
    </Dialog>
  )
}

function Choices({
  box,
  keyword,
  chosen,
  onChoose,
}: {
  box: RightBox
  keyword: string
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const name = useId()
  const rights = useListPart(rightsApi.list, { query: { keyword, box }, pageSize: 5, staleTime: 0 })
  return (
    <Paged
      pages={rights}
      name="权利台账"
      skeleton={{ rows: 3, rowHeight: 64 }}
      empty={
        keyword === '' && box === 'own' ? (
          <Empty
            text="台账里还没有权利"
            action={
              <LinkButton to={`${rightsPath}?form=new`} target="_blank">
                去添加
              </LinkButton>
            }
          />
        ) : (
          <Empty text={keyword === '' ? '今天没有受托的权利' : '没有符合条件的权利'} />
        )
      }
      short
    >
      {(rows) => (
        <Stack gap={8} role="radiogroup" aria-label="权利">
          {rows.map((right) => (
            <RadioCard
              key={right.id}
              name={name}
              value={right.id}
              checked={right.id === chosen}
              disabled={!right.can.includes('use')}
              onChange={() => onChoose(right.id)}
            >
              <b>{right.recordName}</b>
              <small>{wordsOf(right)}</small>
            </RadioCard>
          ))}
        </Stack>
      )}
    </Paged>
  )
}

const wordsOf = ({ registerType, registerNum, obligeeName, verification }: RightRow): string =>
  [rightTypeLabels[registerType], registerNum, obligeeName, verificationWords(verification)]
    .filter((text) => text !== '')
    .join(' · ')
