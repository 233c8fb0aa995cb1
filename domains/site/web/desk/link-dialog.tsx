import { Checkbox, call, EditDialog, FormField, FormGrid, Select, TextArea, TextInput } from '@portal/platform/web'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { type LinkRow, linkForm } from '../../contract/link-desk.ts'
import { linkGroupLabels, linkGroups, linkLimits } from '../../contract/links.ts'
import { linkReads } from './desk-reads.ts'

const groups = linkGroups.map((value) => ({ value, label: linkGroupLabels[value] }))

/** A dialog that makes or changes a link. */
export function LinkDialog({ link, onClose }: { link: LinkRow | undefined; onClose: () => void }) {
  return (
    <EditDialog
      title={link ? '修改链接' : '新增链接'}
      schema={linkForm}
      defaults={{
        group: String(link?.group ?? ''),
        name: link?.name ?? '',
        url: link?.url ?? '',
        about: link?.about ?? '',
        icon: link?.icon ?? '',
        hidden: link?.hidden ?? false,
      }}
      send={(body, { key }): Promise<unknown> =>
        link
          ? call(siteDeskApi.changeLink, {
              params: { id: link.id },
              body: { ...linkForm.parse(body), version: link.version },
            })
          : call(siteDeskApi.addLink, { body: linkForm.parse(body) }, { key })
      }
      said="链接已保存"
      reads={linkReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormGrid>
            <FormField form={form} name="group" label="分组" required>
              {(control) => <Select {...control} options={groups} />}
            </FormField>
            <FormField form={form} name="name" label="名称" max={linkLimits.name} required>
              {(control) => <TextInput {...control} />}
            </FormField>
          </FormGrid>
          <FormField
            form={form}
            name="url"
            label="网址"
            hint={link ? '网址改变后，须重新打开核对才会公开' : '保存后请打开核对，核对之前不公开'}
            required
          >
            {(control) => <TextInput {...control} type="url" inputMode="url" placeholder="https://" />}
          </FormField>
          <FormField
            form={form}
            name="about"
            label="说明"
            note="选填"
            hint="用一句话说明在那里能查到什么，显示在“官方查询工具”中"
            max={linkLimits.about}
          >
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
          <FormField form={form} name="icon" label="图标" note="选填" hint="本站路径，例如 /icons/a.svg">
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="hidden" label="显示" group>
            {(control) => <Checkbox {...control} label="暂时隐藏，不对外显示" />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
