import { isDay } from '@portal/platform/contract'
import {
  Button,
  Card,
  call,
  DateField,
  ErrorView,
  errorText,
  Field,
  keyOf,
  Notice,
  newKey,
  queryOf,
  Skeleton,
  Stack,
  shanghaiDay,
  toast,
  useAction,
} from '@portal/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import {
  type ColumnMapping,
  type ImportSeparator,
  mappingFault,
  missingFields,
  type RecordalImport,
  sharedColumns,
} from '../../contract/import.ts'
import { recordalImportsApi, type StartImportForm } from '../../contract/import-endpoints.ts'
import css from './desk.module.css'
import { MappingFields } from './mapping-fields.tsx'
import { PreviewTable } from './preview-table.tsx'
import { SeparatorField } from './separator-field.tsx'

/** Shows the columns of the file, its first rows and the day of its data; staff check and correct them and start the import. */
export function StartForm({ one: { id } }: { one: RecordalImport }) {
  const queries = useQueryClient()
  const [mapping, setMapping] = useState<ColumnMapping>()
  const [separator, setSeparator] = useState<ImportSeparator>()
  const [asOf, setAsOf] = useState('')
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const key = useRef(newKey())
  const preview = useQuery({
    ...queryOf(recordalImportsApi.previewImport, {
      params: { id },
      query: { mapping: mapping ? JSON.stringify(mapping) : '', ...(separator && { separator }) },
    }),
    placeholderData: keepPreviousData,
  })
  const chosen = mapping ?? preview.data?.mapping
  const missing = chosen ? missingFields(chosen) : []
  const shared = chosen ? sharedColumns(chosen).flatMap(({ fields }) => fields) : []
  const today = shanghaiDay(Date.now())
  const dayFault = !isDay(asOf) ? '请选择数据截至日期' : asOf > today ? '数据截至日期在今天之后' : undefined

  const work = useCallback(
    async (body: StartImportForm) => {
      setFailure(undefined)
      try {
        const started = await call(recordalImportsApi.startImport, { params: { id }, body }, { key: key.current })
        queries.setQueryData([...keyOf(recordalImportsApi.readImport), { params: { id } }], started)
      } catch (error) {
        // A corrected import is a new request and needs a new key, since the server remembers the refusal under the old one.
        key.current = newKey()
        setFailure(errorText(error))
      }
    },
    [id, queries],
  )
  const start = useAction(work)
  const submit = () => {
    setTried(true)
    const fault = (chosen && mappingFault(chosen)) ?? dayFault
    if (fault) toast(fault, 'error')
    else if (chosen) void start.run({ mapping: chosen, asOf, ...(separator && { separator }) })
  }
  return (
    <Card title="核对并开始">
      {preview.isPending && <Skeleton rows={8} />}
      {preview.isError && (
        <ErrorView title="文件预览失败" error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {preview.data && chosen && (
        <Stack gap={20}>
          {preview.data.separator && (
            <SeparatorField
              separator={preview.data.separator}
              isSure={preview.data.isSeparatorSure}
              disabled={start.busy}
              onChange={(sign) => {
                setSeparator(sign)
                // Another separator gives other columns, so their fields are guessed again.
                setMapping(undefined)
              }}
            />
          )}
          <MappingFields
            columns={preview.data.columns}
            mapping={chosen}
            missing={missing}
            shared={shared}
            onChange={setMapping}
            disabled={start.busy}
          />
          <PreviewTable preview={preview.data} mapping={chosen} busy={preview.isPlaceholderData} />
          <div className={css.start}>
            <Field
              label="数据截至"
              hint="名单反映到哪一天的情况，查询页会显示"
              required
              error={wasTried ? dayFault : undefined}
            >
              <DateField value={asOf} onChange={setAsOf} max={today} disabled={start.busy} />
            </Field>
            <Button variant="primary" icon="play" busy={start.busy} busyText="正在开始…" onClick={submit}>
              开始导入
            </Button>
          </div>
          {failure && <Notice tone="error">{failure}</Notice>}
        </Stack>
      )}
    </Card>
  )
}
