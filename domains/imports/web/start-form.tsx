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
  TextInput,
  toast,
  useAction,
} from '@portal/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type ImportSeparator, importLimits, type ListImport } from '../contract/import.ts'
import { type StartForm as StartBody, sourceName } from '../contract/import-endpoints.ts'
import { type ColumnMapping, mappingFault } from '../contract/list-fields.ts'
import css from './desk.module.css'
import type { ImportDesk } from './import-desk.ts'
import { faultOfLicence, type Licence, LicenceFields } from './licence-fields.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { PreviewTable } from './preview-table.tsx'
import { SeparatorField } from './separator-field.tsx'

const faultOfDay = (asOf: string, today: string): string | undefined => {
  if (!isDay(asOf)) return '请选择数据截至日期'
  return asOf > today ? '数据截至日期在今天之后' : undefined
}

/**
 * Shows the columns of the file, its first rows, the day of its data and, where lists name it, their source; staff check and
 * correct them and start the import.
 */
export function StartForm({ desk: { api, list }, one: { id } }: { desk: ImportDesk; one: ListImport }) {
  const queries = useQueryClient()
  const [mapping, setMapping] = useState<ColumnMapping>()
  const [separator, setSeparator] = useState<ImportSeparator>()
  const [asOf, setAsOf] = useState('')
  const [source, setSource] = useState('')
  const [licence, setLicence] = useState<Licence>({ licence: '', mayShow: true })
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const key = useRef(newKey())
  const preview = useQuery({
    ...queryOf(api.previewImport, {
      params: { id },
      query: { mapping: mapping ? JSON.stringify(mapping) : '', ...(separator && { separator }) },
    }),
    placeholderData: keepPreviousData,
  })
  const chosen = mapping ?? preview.data?.mapping
  const today = shanghaiDay(Date.now())
  const dayFault = faultOfDay(asOf, today)
  const sourceFault = list.namesSource ? sourceName.safeParse(source).error?.issues[0]?.message : undefined
  const licenceFault = list.namesLicence ? faultOfLicence(licence) : undefined

  const work = useCallback(
    async (body: StartBody) => {
      setFailure(undefined)
      try {
        const started = await call(api.startImport, { params: { id }, body }, { key: key.current })
        queries.setQueryData([...keyOf(api.readImport), { params: { id } }], started)
      } catch (error) {
        // A corrected import is a new request and needs a new key, since the server remembers the refusal under the old one.
        key.current = newKey()
        setFailure(errorText(error))
      }
    },
    [api, id, queries],
  )
  const start = useAction(work)
  const submit = () => {
    setTried(true)
    const fault = (chosen && mappingFault(list, chosen)) ?? sourceFault ?? dayFault ?? licenceFault
    if (fault) toast(fault, 'error')
    else if (chosen) {
      void start.run({
        mapping: chosen,
        asOf,
        ...(separator && { separator }),
        ...(list.namesSource && { source }),
        ...(list.namesLicence && licence),
      })
    }
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
            list={list}
            columns={preview.data.columns}
            mapping={chosen}
            onChange={setMapping}
            disabled={start.busy}
          />
          <PreviewTable list={list} preview={preview.data} mapping={chosen} busy={preview.isPlaceholderData} />
          <div className={css.start}>
            {list.namesSource && (
              <Field
                label="数据来源"
                hint="名单由谁提供，每次写法须一致；查询结果会显示"
                required
                error={wasTried ? sourceFault : undefined}
                counter={{ text: source, max: importLimits.source }}
              >
                <TextInput value={source} onChange={setSource} disabled={start.busy} />
              </Field>
            )}
            <Field
              label="数据截至"
              hint="名单反映到哪一天的情况，查询页会显示"
              required
              error={wasTried ? dayFault : undefined}
            >
              <DateField value={asOf} onChange={setAsOf} max={today} disabled={start.busy} />
            </Field>
            {list.namesLicence && <LicenceFields licence={licence} onChange={setLicence} disabled={start.busy} />}
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
