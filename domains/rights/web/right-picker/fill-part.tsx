import { useSession } from '@portal/accounts/web'
import {
  Button,
  Buttons,
  Checkbox,
  CheckboxGroup,
  call,
  ErrorView,
  Field,
  fillForm,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  toast,
  useAction,
  useCurrentForm,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { rightsApi } from '../../contract/endpoints.ts'
import { paperLabels } from '../../contract/paper-kinds.ts'
import type { Prefill, PrefillPaper } from '../../contract/prefill.ts'
import type { PaperPlace, RightPickerProps } from './picker-props.ts'
import { splitValues } from './split-values.ts'

type FillPartProps = RightPickerProps & { rightId: string; onDone: () => void }

/** What the form takes from the chosen right; nothing is written before the user presses 填入. */
export function FillPart(props: FillPartProps) {
  const { of: form, rightId } = props
  const { data, error, refetch } = useQuery({
    ...queryOf(rightsApi.prefill, { params: { id: rightId }, query: { form } }),
    staleTime: 0,
  })
  if (error) return <ErrorView title="权利加载失败" error={error} onRetry={() => void refetch()} />
  return data ? <Fill {...props} prefill={data} /> : <Skeleton rows={2} />
}

function Fill({ labels, papers: place, rightId, prefill, onFilled, onDone }: FillPartProps & { prefill: Prefill }) {
  const form = useCurrentForm()
  if (!form) throw new Error('the vault fills a form, and there is none around it')
  const [isReplacing, setReplacing] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const fitting = place ? prefill.papers.filter(({ fits }) => fits) : []
  // The first certificate goes along unless the user says otherwise: it is what most forms ask for.
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const first = fitting.find(({ kind }) => kind === 'certificate')
    return first && place?.hasRoom(first.kind, []) ? [first.paperId] : []
  })
  const { userinfo } = useSession()
  const { free, lent, held } = splitValues(form, prefill.values, userinfo?.companyName ? [userinfo.companyName] : [])
  const namesOf = useCallback(
    (values: object) =>
      Object.keys(values)
        .map((name) => labels[name] ?? '')
        .filter((label) => label !== '')
        .join('、'),
    [labels],
  )
  const fill = useAction(
    useCallback(
      async (papers: readonly PrefillPaper[], values: Readonly<Record<string, unknown>>) => {
        const copies = []
        for (const { paperId, kind, purpose } of papers) {
          if (purpose === null) continue
          const file = await call(rightsApi.usePaper, { params: { id: rightId, paperId }, body: { purpose } })
          copies.push({ kind, file })
        }
        // All or none: whoever tries again after a failure shall not find a paper twice.
        for (const { kind, file } of copies) place?.add(kind, file)
        fillForm(form, values)
        toast(saidOf(namesOf(values), copies.length), 'success')
        onFilled?.(prefill.right)
        onDone()
      },
      [rightId, prefill.right, place, form, namesOf, onFilled, onDone],
    ),
  )
  const wanted = { ...free, ...(isKeeping ? {} : lent), ...(isReplacing ? held : {}) }
  const values = Object.fromEntries(Object.entries(prefill.values).filter(([name]) => name in wanted))
  const [willFill, known, taken] = [namesOf(free), namesOf(lent), namesOf(held)]
  const isNamed = onFilled !== undefined && Object.keys(held).length === 0
  const isNothing = Object.keys(values).length === 0 && chosen.length === 0
  return (
    <Stack gap={14}>
      {willFill !== '' && <Quiet>填入：{willFill}</Quiet>}
      {known !== '' && (
        <Checkbox
          value={!isKeeping}
          onChange={(isTaken) => setKeeping(!isTaken)}
          label={`替换账号带入的：${known}（权利人以台账为准）`}
        />
      )}
      {willFill === '' && known === '' && (
        <Quiet>{taken === '' ? '表单中已是这项权利的内容。' : '表单中可填的各项都已填写，与这项权利不同。'}</Quiet>
      )}
      {taken !== '' && <Checkbox value={isReplacing} onChange={setReplacing} label={`替换已填写的：${taken}`} />}
      {place && <PaperChoice papers={prefill.papers} place={place} chosen={chosen} onChoose={setChosen} />}
      <Buttons end>
        <Button
          variant="primary"
          busy={fill.busy}
          busyText="正在填入…"
          disabled={isNothing && !isNamed}
          onClick={() =>
            void fill.run(
              fitting.filter(({ paperId }) => chosen.includes(paperId)),
              values,
            )
          }
        >
          填入
        </Button>
      </Buttons>
    </Stack>
  )
}

/** What a press did, in words. */
const saidOf = (names: string, papers: number): string => {
  const done = [names !== '' && `已填入：${names}`, papers > 0 && `已取用 ${papers} 份材料`].filter(Boolean)
  return done.length === 0 ? '表单中已是这项权利的内容' : `${done.join('；')}。请核对`
}

function PaperChoice({
  papers,
  place,
  chosen,
  onChoose,
}: {
  papers: readonly PrefillPaper[]
  place: PaperPlace
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}) {
  const named = ({ kind, fileName }: PrefillPaper) => `${paperLabels[kind]}：${fileName}`
  const fitting = papers.filter(({ fits }) => fits)
  const kinds = fitting.filter(({ paperId }) => chosen.includes(paperId)).map(({ kind }) => kind)
  return (
    <>
      {fitting.length > 0 && (
        <Field label="取用材料" hint="不能再选的，是表单里已放满；移除后可再取用" group>
          <CheckboxGroup
            stacked
            value={chosen}
            onChange={onChoose}
            options={fitting.map((paper) => ({
              value: paper.paperId,
              label: named(paper),
              disabled: !chosen.includes(paper.paperId) && !place.hasRoom(paper.kind, kinds),
            }))}
          />
        </Field>
      )}
      {papers
        .filter(({ fits }) => !fits)
        .map((paper) => (
          <Quiet key={paper.paperId}>
            {named(paper)}，不能取用：{paper.why}
          </Quiet>
        ))}
    </>
  )
}
