import { LinkButton, SceneSection } from '@portal/platform/web'
import type { RightImport } from '../../contract/import/preview.ts'
import { rightsPath } from '../../contract/paths.ts'
import { importPath } from './paths.ts'

/** What came of a list: how many rights it added. */
export function Imported({ confirmed: { created, skipped } }: { confirmed: NonNullable<RightImport['confirmed']> }) {
  return (
    <SceneSection
      scene="shield"
      tone="jade"
      title={`已加入 ${created} 项权利`}
      actions={
        <>
          <LinkButton to={rightsPath}>查看权利台账</LinkButton>
          <LinkButton to={importPath}>再导入一份</LinkButton>
        </>
      }
    >
      {skipped > 0 && <p>另有 {skipped} 行没有重复加入：台账里已有同一类型、同一国家和同一权利号的权利。</p>}
    </SceneSection>
  )
}
