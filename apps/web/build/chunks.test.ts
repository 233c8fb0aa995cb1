import { describe, expect, it } from 'vitest'
import { innerChunk } from './chunks.ts'

const imports: Record<string, string[]> = {
  '/r/platform/web/ui/card.tsx': ['/r/node_modules/react/index.js'],
  '/r/platform/web/ui/dialog.tsx': ['/r/node_modules/react-aria-components/dist/Dialog.mjs'],
  '/r/platform/web/form/leave-guard.tsx': ['/r/platform/web/ui/dialog.tsx', '/r/platform/web/form/leave-guard.tsx'],
  '/r/platform/web/index.ts': ['/r/platform/web/ui/card.tsx'],
}
const importers: Record<string, string[]> = {
  '/r/platform/web/ui/zh-cn.tsx': ['/r/platform/web/ui/dialog.tsx'],
  '/r/platform/web/ui/field.tsx': ['/r/platform/web/ui/dialog.tsx', '/r/platform/web/index.ts'],
  '/r/platform/web/ui/dialog.module.css': ['/r/platform/web/ui/dialog.tsx'],
  '/r/platform/web/ui/input.module.css': ['/r/platform/web/ui/card.tsx', '/r/platform/web/ui/dialog.tsx'],
}
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], importers: importers[id] ?? [] }),
}

describe('chunks of inner pages', () => {
  it('puts light parts of the kit and what reads from the server into one file', () => {
    expect(innerChunk('/r/platform/web/ui/card.tsx', modules)).toBe('kit')
    expect(innerChunk('/r/platform/web/ui/card.module.css?used', modules)).toBe('kit')
    expect(innerChunk('C:\\r\\node_modules\\@tanstack\\react-query\\build\\index.js', modules)).toBe('kit')
  })

  it('puts forms and uploads with their library into another, which pages without a form do not load', () => {
    expect(innerChunk('C:\\r\\node_modules\\react-hook-form\\dist\\index.mjs', modules)).toBe('forms')
    expect(innerChunk('/r/platform/web/form/form.tsx', modules)).toBe('forms')
    expect(innerChunk('/r/platform/web/upload/upload.module.css', modules)).toBe('forms')
  })

  it('puts what draws matters into a third, which forms do not load', () => {
    expect(innerChunk('/r/platform/web/ui/item-list.tsx', modules)).toBe('matters')
    expect(innerChunk('/r/platform/web/ui/thumb.module.css', modules)).toBe('matters')
    expect(innerChunk('/r/platform/web/scenes/scene-address.ts', modules)).toBe('matters')
  })

  it('leaves whatever reaches the overlay library to the pages that use it', () => {
    expect(innerChunk('/r/platform/web/ui/dialog.tsx', modules)).toBeNull()
    expect(innerChunk('/r/platform/web/form/leave-guard.tsx', modules)).toBeNull()
  })

  it('leaves the fields for days to the few pages that have one', () => {
    expect(innerChunk('/r/platform/web/ui/date-field.tsx', modules)).toBeNull()
    expect(innerChunk('/r/platform/web/ui/calendar-day.ts', modules)).toBe('kit')
  })

  it('lets a style sheet go where all that it dresses goes', () => {
    expect(innerChunk('/r/platform/web/ui/dialog.module.css', modules)).toBeNull()
    expect(innerChunk('/r/platform/web/ui/input.module.css', modules)).toBe('kit')
  })

  it('lets what overlays alone use go with them, but not what a door hands out', () => {
    expect(innerChunk('/r/platform/web/ui/zh-cn.tsx', modules)).toBeNull()
    expect(innerChunk('/r/platform/web/ui/field.tsx', modules)).toBe('kit')
  })

  it('leaves what the desk draws with to the pages of the desk', () => {
    expect(innerChunk('/r/platform/web/desk/list-frame.tsx', modules)).toBeNull()
  })

  it('leaves pages and doors alone', () => {
    expect(innerChunk('/r/domains/requests/web/form/request-form.tsx', modules)).toBeNull()
    expect(innerChunk('/r/platform/web/index.ts', modules)).toBeNull()
  })
})
