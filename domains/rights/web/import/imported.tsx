import { LinkButton, SceneSection } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import type { RightImport } from '../../contract/import/preview.ts'
import { rightsPath } from '../../contract/paths.ts'
import { importPath } from './paths.ts'

/** What came of a list: how many rights it added. It takes the place of a preview that was scrolled far down, and the focus. */
export function Imported({ confirmed: { created, skipped } }: { confirmed: NonNullable<RightImport['confirmed']> }) {
  const said = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    said.current?.focus({ preventScroll: true })
  }, [])
  return (
    <SceneSection
      scene="shield"
      tone="jade"
      title={
        <span ref={said} tabIndex={-1}>
          已加入 {created} 项权利
        </span>
      }
      actions={
        <>
          <LinkButton to={rightsPath}>查看权利台账</LinkButton>
          <LinkButton to={importPath}>再导入一份</LinkButton>
        </>
      }
    >
      {skipped > 0 && <p>另有 {skipped} 行没有重复加入：台账里已有同一项权利，或者同一份清单里另一行说的是同一项。</p>}
    </SceneSection>
  )
}
