import { call, EditDialog, FormField, TextInput } from '@portal/platform/web'
import * as z from 'zod/mini'
import { industryNames } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { hasOwnCodes, type Industries, renamed } from './industry-edits.ts'
import { industryReads } from './industry-reads.ts'

type Names = z.output<typeof industryNames>

interface IndustryDialogProps {
  all: Industries
  version: number
  /** The industry as it is. */
  industry: Names
  onClose: () => void
}

/** The name and the code of an industry of the first level. */
export function IndustryDialog({ all, version, industry, onClose }: IndustryDialogProps) {
  const { industryCode } = industry
  const schema = industryNames.check(
    z.refine((names) => hasOwnCodes(renamed(all, industryCode, names)), {
      error: '这个代码已经用过',
      path: ['industryCode'],
    }),
  )
  return (
    <EditDialog<Names, { version: number }>
      title={`修改“${industry.industry}”`}
      size="medium"
      schema={schema}
      defaults={{ industry: industry.industry, industryCode }}
      send={(typed) =>
        call(deskNiceApi.saveIndustries, {
          body: { version, industries: renamed(all, industryCode, schema.parse(typed)) },
        })
      }
      said="行业推荐已保存"
      reads={industryReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="industry" label="名称" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="industryCode" label="代码" required>
            {(control) => <TextInput {...control} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
