import { partOf, TextInput } from '@portal/platform/web'
import type { ManyChoicesProps } from './many-choices-props.ts'

/** Several of many, found by typing. The list of choices is as large as a form, so it is loaded after the page. */
export const ManyChoices = partOf<ManyChoicesProps>(
  async () => ({ Component: (await import('./choices.tsx')).Choices }),
  ({ placeholder }) => <TextInput value="" onChange={() => undefined} placeholder={placeholder} readOnly />,
)
