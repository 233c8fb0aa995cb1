import { DescriptionList, Stack } from '@portal/platform/web'
import type { SheetFacts } from '../contract/facts.ts'
import { sheetSections } from '../contract/sections.ts'
import css from './sheet.module.css'

const wideFrom = 30

const items = (facts: readonly { label: string; text: string }[]) =>
  facts.map(({ label, text }) => ({ term: label, detail: text, wide: text.length > wideFrom }))

/** The sheet in words, with the same sections as its PDF and DOCX. */
export function SheetSections({ facts }: { facts: SheetFacts }) {
  return (
    <Stack gap={20} className={css.parts}>
      {sheetSections(facts).map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h3>{section.title}</h3>
          {section.facts.length > 0 && <DescriptionList items={items(section.facts)} />}
          {section.entries.map((entry) => (
            <section key={entry.title} aria-label={entry.title}>
              <h4>{entry.title}</h4>
              <DescriptionList items={items(entry.facts)} />
            </section>
          ))}
        </section>
      ))}
    </Stack>
  )
}
